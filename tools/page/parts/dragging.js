// Cards that are dragged to a place, by mouse, pen or finger. What moves little is a tap.

const LEAST = 10; // pixels

// `drop` is called with a card and the number of the place that it was dragged to.
export function draggable(root, drop) {
  root.addEventListener('pointerdown', (event) => {
    const card = event.target.closest('.pack [data-card]');
    if (!card) return;
    const start = [event.clientX, event.clientY];
    let ghost = null;
    const move = ({ clientX: x, clientY: y }) => {
      if (!ghost && Math.hypot(x - start[0], y - start[1]) < LEAST) return;
      if (!ghost) {
        ghost = card.cloneNode(true);
        ghost.className = 'card ghost';
        root.append(ghost);
      }
      ghost.style.left = `${x}px`;
      ghost.style.top = `${y}px`;
    };
    const end = ({ type, clientX, clientY }) => {
      window.removeEventListener('pointermove', move);
      if (!ghost) return;
      ghost.remove();
      /** @type {HTMLElement | undefined} */
      const place = document.elementFromPoint(clientX, clientY)?.closest('[data-place]');
      if (type === 'pointerup' && place && root.contains(place))
        drop(card.dataset.card, Number(place.dataset.place));
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end, { once: true });
    window.addEventListener('pointercancel', end, { once: true });
  });
}
