import type {Locator, Page} from '@playwright/test';
import {consoleId} from '../../src/facts/routes';
import {wavFile, wavSampleRate} from '../../src/sandbox/audio';
import {contract} from '../../src/sandbox/contract';
import {expect, loadedBy} from './harness';
import {documentationIndex} from './routes';

/** An island that readers interact with, as the tests of all labs see it. */
export interface Lab {
  island: string;
  path: string;
  /** Brings the lab into a state that uses as many of its colors as possible. */
  show: (lab: Locator, page: Page) => Promise<void>;
  /** Brings it into further states that might be too wide. */
  widen?: ((lab: Locator) => Promise<unknown>)[];
  /** Selectors of what it shows without scripts. */
  still: string[];
  /** What forced colors show in place of the site's colors. A selector may end in `::after`. */
  forced: [selector: string, property: string, systemColor: string][];
}

/** Scrolls to a lab, and waits until it runs. */
export async function reach(page: Page, island: string): Promise<Locator> {
  const lab = page.locator(`[data-island=${island}]`).first();
  await lab.scrollIntoViewIfNeeded();
  await page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor();
  return lab;
}

/** Opens the lab of a call: with the link beside its address in the reference, with the lab's own button elsewhere. */
export const openLab = (page: Page, operation: string): Promise<void> =>
  page
    .locator(`:is([href="#${consoleId(operation)}"], #${consoleId(operation)} button):visible`)
    .first()
    .click();

export const calculator = (page: Page) => page.locator('[data-island=PricingCalculator]');
export const requests = (page: Page) => calculator(page).getByLabel('Requests a month');
export const answer = (page: Page) => calculator(page).locator('output');

/** Returns the bytes that the page has loaded of islands, besides their loader. */
export async function islandBytes(page: Page): Promise<number> {
  const loaded = await loadedBy(page);
  return loaded.filter(({name}) => /\/islands\/(?!loader)/.test(name)).reduce((sum, {bytes}) => sum + bytes, 0);
}

const level = (index: number) => Math.max(-32_768, Math.min(32_767, 60_000 * Math.sin(index / 10)));

/** A WAV file of 20 seconds: a tone that is cut off at full scale, after 2 seconds of silence. */
export const clippedRecording = Buffer.from(
  wavFile(Int16Array.from({length: 20 * wavSampleRate}, (_, index) => (index < 2 * wavSampleRate ? 0 : level(index)))),
);

const button = (lab: Locator, name: string) => lab.getByRole('button', {name, exact: true});
const session = (lab: Locator) => lab.getByLabel('Session', {exact: true});
const threshold = (lab: Locator) => lab.getByRole('slider', {name: 'Threshold'});

const current: Lab['forced'] = [
  ['[class*=_current] rect', 'fill', 'Highlight'],
  ['[class*=_current] text', 'fill', 'HighlightText'],
  ['[class*=_node]:not([class*=_current]) rect', 'fill', 'Canvas'],
];
const pressed: Lab['forced'] = [
  ['[aria-pressed=true]', 'backgroundColor', 'Highlight'],
  ['[aria-pressed=true]', 'color', 'HighlightText'],
];
const selected: Lab['forced'] = [['[role=tab][aria-selected=true]::after', 'backgroundColor', 'Highlight']];

/** The presets that consoles of the reference send. The other consoles send a request that succeeds. */
const presets: Record<string, string> = {parseText: '429 Too many calls', createDomain: '400 Weight above 1'};

async function sendAll(page: Page): Promise<void> {
  for (const {id} of contract.rest.filter(({documentedOn}) => !documentedOn)) {
    const lab = page.locator(`#${consoleId(id)}`);
    await openLab(page, id);
    await button(lab, 'Send').waitFor();
    const preset = presets[id];
    if (preset) await button(lab, preset).click();
    await button(lab, 'Send').click();
  }
}

export const labs: Lab[] = [
  {
    island: 'ApiConsole',
    path: `${documentationIndex}/rest-api-reference`,
    show: (_, page) => sendAll(page),
    still: [],
    forced: [...pressed, ...selected, [':has(> [type=submit])', 'backgroundColor', 'Canvas']],
  },
  {
    island: 'StreamReplay',
    path: `${documentationIndex}/rest-api-reference`,
    show: async (lab, page) => {
      await openLab(page, 'streamAudio');
      await session(lab).selectOption('lost');
    },
    widen: [(lab) => session(lab).selectOption('tooLong')],
    still: [],
    forced: [
      ['[class*=_past]:not([class*=_failed], [class*=_unsure]) circle:not(.fill-none)', 'fill', 'Highlight'],
      ['[class*=_failed] circle:not(.fill-none)', 'fill', 'Canvas'],
      ['[class*=_concerned]', 'borderLeftColor', 'Highlight'],
    ],
  },
  {
    island: 'AssistantStates',
    path: `${documentationIndex}/voice-assistant-implementation`,
    show: (lab) => button(lab, 'Speak').click(),
    still: ['role=img[name=/^State diagram/]', 'text=The kitchen lights are on.'],
    forced: current,
  },
  {
    island: 'RecordingCheck',
    path: `${documentationIndex}/core-concepts`,
    show: async (lab) => {
      const file = {name: 'loud.wav', mimeType: 'audio/wav', buffer: clippedRecording};
      await lab.getByLabel('Choose a file').setInputFiles(file);
      await lab.getByRole('link', {name: 'Download loud.wav'}).waitFor();
    },
    still: ['role=img[name=/^Levels over 3\\.4 seconds/]'],
    forced: [['[class*=_clipped]', 'stroke', 'Highlight']],
  },
  {
    island: 'ErrorFinder',
    path: '/developers/support',
    show: async (lab) => {
      await button(lab, '429').click();
      await expect(lab.getByRole('status')).toHaveText(/^429/);
    },
    still: ['strong:has-text("invalid_audio_format")'],
    forced: [...pressed, ...selected],
  },
  {
    island: 'ListenDemo',
    path: '/products/voice-ai',
    show: async (lab) => {
      // The page is built with the result of the first sentence, so only another one shows that the press played it.
      for (const sign of ['Play', 'Stop']) await lab.getByRole('button', {name: `${sign}: Car`}).click();
      await expect(lab.getByRole('status')).toHaveText(/By Laurel, or by Aurel\?$/);
      await lab.locator('button[aria-pressed]').first().click();
    },
    widen: ['Home', 'End'].map((key) => (lab) => threshold(lab).press(key)),
    still: ['text="Fifteen, or fifty?"', 'text=“fifteen boxes go to Bay Street”'],
    forced: [...pressed, ['[class*=_grip]', 'fill', 'Canvas']],
  },
  {
    island: 'PricingCalculator',
    path: '/products/pricing',
    show: async (lab) => {
      await lab.getByLabel('Requests a month').fill('60000');
      await expect(lab.locator('output')).toHaveText(/60,000.*Enterprise/);
    },
    still: ['output:text-matches("12,000.*Pro\\\\$99 per month")'],
    forced: [['[class*=_current]', 'borderTopColor', 'Highlight']],
  },
];
