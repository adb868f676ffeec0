import {code} from './code';
import {colorMode} from './colorMode';
import {composition} from './composition';
import {contents} from './contents';
import {copy} from './copy';
import {all, announce, onPress} from './dom';
import {islands} from './islands';
import {menu} from './menu';
import {noticesKey} from './noticesKey';
import {notify} from './notify';
import {scrolls} from './scrolls';
import {search} from './search';
import {sheet} from './sheet';
import {tabs} from './tabs';
import type {Behavior} from './types';
import {webMcp} from './webMcp';

/** Says something when a button that can do nothing else is pressed: its own text in a notice, or its answer beside it. */
const sayings: Behavior = {
  install() {
    onPress('[data-unavailable]', (button) => void notify({title: button.textContent ?? ''}));
    onPress('[data-answer]', ({dataset, nextElementSibling}) =>
      nextElementSibling?.replaceChildren(dataset.answer ?? ''),
    );
  },
};

/** Replaces the copyright year from the build with the current one. */
export const year: Behavior = {
  mount() {
    for (const element of all('[data-year]')) element.textContent = String(new Date().getFullYear());
  },
};

/** Prints the page's title and address at the bottom of each sheet, because style sheets know neither. */
const sheetFooter: Behavior = {
  install() {
    addEventListener('beforeprint', () => {
      const sheet = new CSSStyleSheet();
      const text = JSON.stringify(`${document.title} · ${location.host}${location.pathname}`);
      sheet.replaceSync(`@page { @bottom-left { content: ${text}; font-size: 8pt } }`);
      document.adoptedStyleSheets.push(sheet);
    });
  },
};

let isFirst = true;

/** Announces the title of a page that is shown without a reload. Screen readers read the title of a loaded page. */
const routeChange: Behavior = {
  mount() {
    if (!isFirst) announce(document.title);
    isFirst = false;
  },
};

/** The behaviors of every page. */
export const everywhere: Behavior[] = [
  composition,
  colorMode,
  tabs,
  menu,
  sheet,
  sayings,
  noticesKey,
  copy,
  code,
  scrolls,
  search,
  contents,
  islands,
  year,
  routeChange,
  sheetFooter,
  webMcp,
];
