import type {Chromium} from '../browser/launch';
import {prepareScalar} from '../site/scalar';
import {type Served, serveSite} from '../site/server';
import {measurePress, type Press} from './press';

/** How long a reader waits for a console of the same API after pressing one of its controls. */
export interface Consoles {
  ours: Press;
  /** Scalar's API reference with its client, with default settings, made from the same contract. */
  scalar: Press;
}

const ownConsole = {
  path: '/developers/documentation/rest-api-reference',
  control: '[data-island=ApiConsole] button:not([disabled])',
  running: '[data-island=ApiConsole] [aria-expanded=true]',
  counted: /./,
};

const scalarClient = {
  path: '/',
  control: 'button.show-api-client-button',
  running: '.scalar-app-layout.scalar-client',
  counted: /./,
};

/** Measures our console on the reference, and Scalar's API client. */
export async function measureConsoles(chromium: Chromium, served: Served): Promise<Consoles> {
  const ours = await measurePress(chromium, served, ownConsole);
  const scalarSite = await serveSite(await prepareScalar(), /^\/standalone\.js$/);
  try {
    return {ours, scalar: await measurePress(chromium, scalarSite, scalarClient)};
  } finally {
    await scalarSite.close();
  }
}
