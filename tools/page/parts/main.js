// The page: what stands in it is shown; where the solver is inside, anything can be asked.

import { adviceHtml } from './advice.js';
import { bookOf } from './book.js';
import { readDeals } from './cards.js';
import { symbols } from './faces.js';
import { learn } from './games.js';
import { escaped } from './html.js';
import { listenToColumns, statisticsHtml } from './statistics.js';
import { sheetHtml } from './sheet.js';
import { DealView, listen } from './view.js';
import { currentLanguage, say, speak } from './words.js';
import { startFull } from './full.js';

const PACKS = { '': 'own suits', french: 'french', german: 'german' };

// What the reader has chosen, kept where the browser lets a page do so.
function kept(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(`matador-${name}`, value);
    return localStorage.getItem(`matador-${name}`);
  } catch {
    return null;
  }
}

const option = (value, text, chosen) =>
  `<option value="${escaped(value)}" ${value === chosen ? 'selected' : ''}>${escaped(text)}</option>`;

function settingsHtml(settings, guessing) {
  return (
    `<label>${say('Cards')} <select data-setting="pack">${Object.entries(PACKS)
      .map(([value, text]) => option(value, say(text), settings.pack))
      .join('')}</select></label>` +
    `<label>${say('Language')} <select data-setting="language">${option('en', 'English', currentLanguage())}${option('de', 'Deutsch', currentLanguage())}</select></label>` +
    `<label><input type="checkbox" data-setting="four" ${settings.four ? 'checked' : ''}> ${say('Four colours')}</label>` +
    (guessing
      ? `<label><input type="checkbox" data-setting="guess" ${settings.guess ? 'checked' : ''}> ${say('Guess the best card')}</label>` +
        `<label><input type="checkbox" data-setting="cover" ${settings.cover ? 'checked' : ''}> ${say('Cover the others')}</label>`
      : '')
  );
}

function start(data, root) {
  learn(data.games);
  if (kept('language')) speak(kept('language'));
  const settings = {
    pack: kept('pack') ?? '',
    four: kept('four') === 'true',
    guess: false,
    cover: false,
  };
  document.body.insertAdjacentHTML('afterbegin', symbols());
  root.innerHTML =
    '<header><h1>Matador</h1><div class="settings"></div></header><div class="chooser"></div><main></main>';
  const main = root.querySelector('main');
  const full = data.kind === 'page';
  const view = new DealView(main, settings, (sofar) => full?.moved?.(sofar));
  const dealKinds = ['solve', 'replay', 'page'];
  let shown = 0;
  let redraw = () => {};

  const paint = () => {
    document.documentElement.lang = currentLanguage();
    document.body.classList.toggle('four', settings.four);
    root.querySelector('.settings').innerHTML = settingsHtml(
      settings,
      dealKinds.includes(data.kind),
    );
    redraw();
  };
  root.addEventListener('change', (event) => {
    const name = event.target.dataset.setting;
    if (!name) return;
    const value = event.target.type === 'checkbox' ? event.target.checked : event.target.value;
    if (name !== 'guess' && name !== 'cover') kept(name, String(value));
    if (name === 'language') speak(value);
    else settings[name] = value;
    view.guessed = null;
    paint();
  });

  const chooser = root.querySelector('.chooser');
  const choose = () => {
    if (data.items.length < 2) return;
    chooser.innerHTML =
      `<label>${say('Deal')} <select data-deal>${data.items.map((one, i) => `<option value="${i}" ${i === shown ? 'selected' : ''}>${one.deal ?? i + 1}</option>`).join('')}</select></label>` +
      ` ${say('of')} ${data.items.length}`;
  };
  chooser.addEventListener('change', (event) => {
    if (!event.target.matches('[data-deal]')) return;
    shown = Number(event.target.value);
    open();
  });
  const open = () => {
    if (data.kind === 'advise') {
      const one = data.items[shown];
      main.innerHTML = adviceHtml(one.advice, readDeals(one.text)[0], settings.pack);
    } else {
      view.show(bookOf(data.items[shown]));
    }
  };
  if (full) {
    startFull({
      data,
      root,
      main,
      view,
      settings,
      listen: () => listen(view),
      paintWith: (one) => {
        redraw = one;
      },
    });
  } else if (data.kind === 'score') {
    redraw = () => {
      main.innerHTML = sheetHtml(data.items);
    };
  } else if (data.kind === 'table') {
    redraw = () => {
      main.innerHTML = data.items.map(statisticsHtml).join('');
    };
    listenToColumns(main);
  } else if (data.items.length > 0) {
    if (data.kind !== 'advise') listen(view);
    redraw = () => {
      choose();
      if (view.book) view.draw();
      else open();
    };
  }
  paint();
}

start(JSON.parse(document.getElementById('answers').textContent), document.getElementById('page'));
