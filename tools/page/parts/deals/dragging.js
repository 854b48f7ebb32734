// Cards that are dragged somewhere, by mouse, pen or finger. What moves little is a tap.

const LEAST = 10; // pixels

/**
 * @param {HTMLElement} root
 * @param {string} cards the selector of what can be dragged
 * @param {string} places that of where it can be dropped
 * @param {(card: HTMLElement, place: HTMLElement) => void} drop
 */
export function draggable(root, cards, places, drop) {
  root.addEventListener('pointerdown', (event) => {
    const card = /** @type {HTMLElement} */ (event.target).closest(cards);
    if (!(card instanceof HTMLElement)) return;
    const start = [event.clientX, event.clientY];
    let ghost = null;
    const move = ({ clientX: x, clientY: y }) => {
      if (!ghost && Math.hypot(x - start[0], y - start[1]) < LEAST) return;
      if (!ghost) {
        ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
        ghost.className = 'card ghost';
        root.append(ghost);
      }
      ghost.style.left = `${x}px`;
      ghost.style.top = `${y}px`;
    };
    const dragging = new AbortController();
    const end = ({ type, clientX, clientY }) => {
      dragging.abort();
      if (!ghost) return;
      ghost.remove();
      const place = document.elementFromPoint(clientX, clientY)?.closest(places);
      if (type === 'pointerup' && place instanceof HTMLElement && root.contains(place))
        drop(card, place);
    };
    const { signal } = dragging;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  });
}
