import {colorMode} from './colorMode';
import {composition} from './composition';
import {contents} from './contents';
import {copy} from './copy';
import {all, announce, onPress} from './dom';
import {expand} from './expand';
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

/**
 * Shows a notice when a button that can only say something is pressed, and its outcome, which stays beside it. The text
 * of a button that isn't available yet says so itself.
 */
const sayings: Behavior = {
  install() {
    onPress('[data-unavailable], [data-notice]', (button) => {
      button.parentElement?.querySelector('[data-outcome]')?.removeAttribute('hidden');
      void notify({title: button.dataset.notice ?? button.textContent ?? ''});
    });
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
  expand,
  scrolls,
  search,
  contents,
  islands,
  year,
  routeChange,
  sheetFooter,
  webMcp,
];
