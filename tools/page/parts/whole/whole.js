// The page with the solver inside.

import { beApp } from './app.js';
import { startFull } from './full.js';
import { boardOf, start } from '../frame/opening.js';
import { rulesHtml } from '../deals/rules.js';

const BUTTONS = ['game', 'deal', 'cards', 'open', 'save', 'share', 'settings'];
const TABS = ['play', 'contracts', 'advice', 'chances', 'score'];

beApp();
start((data, root, settings) => {
  const { frame, view, redraw } = boardOf(root, settings, BUTTONS, TABS);
  const page = startFull({ data, root, frame, view, settings });
  return {
    dialog: frame.dialog,
    redraw() {
      redraw();
      page.refresh();
    },
    changedMode: () => page.changedMode(),
    rulesHtml: () => rulesHtml(page.game, page.rules),
  };
});
