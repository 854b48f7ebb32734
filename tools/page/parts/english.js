// What the page says, in English, where that is not the word itself by which it is asked for.

export const english = {
  spil: 'Spil',
  stryger: 'Stryger',
  tout: 'Tout',
  'stroget-tout': 'Strøget tout',
  'slalom-obenabe': 'Slalom, obenabe first',
  'slalom-undenufe': 'Slalom, undenufe first',
  'gustav-obenabe': 'Gustav, obenabe first',
  'gustav-undenufe': 'Gustav, undenufe first',
  'first-last': 'first and last trick',
};
