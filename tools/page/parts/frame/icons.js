// Small pictures on buttons, drawn as lines in a square of 24.

const LINES = {
  game: 'M8 3h10a2 2 0 0 1 2 2v13M6 6h9a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM10.5 10.5l2.5 3-2.5 3-2.5-3z',
  deal: 'M3 7h3c5 0 6 10 11 10h4M18 14l3 3-3 3M3 17h3c1.6 0 2.8-1 3.8-2.4M13.5 8.6C14.5 7.6 15.6 7 17 7h4M18 4l3 3-3 3',
  cards: 'M4 5h6v6H4zM14 5h6v6h-6zM4 15h6v5H4zM17 14v7M13.5 17.5h7',
  open: 'M3 19V6a1 1 0 0 1 1-1h5l2 3h8a1 1 0 0 1 1 1v2M3 19l3-8h16l-3 8z',
  save: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 19h16',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  play: 'M5 4v16M9 7h10M9 12h10M9 17h6',
  contracts: 'M4 5h16v14H4zM4 10h16M10 5v14',
  advice: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11c.5.4.5 1 .5 2h6c0-1 0-1.6.5-2A6 6 0 0 0 12 3z',
  chances: 'M4 20h16M7 20v-6M12 20V5M17 20v-10',
  score: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
  close: 'M6 6l12 12M18 6L6 18',
  stop: 'M7 7h10v10H7z',
  first: 'M7 5v14M18 5l-8 7 8 7z',
  back: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M17 5v14M6 5l8 7-8 7z',
  pin: 'M9 3h6l-1 6 3.5 4h-11L10 9zM12 13v8',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9',
};

export const icon = (name) =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${LINES[name]}"/></svg>`;
