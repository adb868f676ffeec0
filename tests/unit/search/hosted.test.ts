import {readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {screen, waitFor} from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import {encode} from '../../../plugins/files/search-index/encode';
import {createSearch} from '../../../src/search/dialog';
import type {Request} from '../../../src/search/protocol';
import {createRequestHandler} from '../../../src/search/requests';
import {documentsOf} from './hostedDocuments';
import {hostedSearch} from './hostedSearch';
import {sample} from './sample';

/** A worker that runs in the page. */
class LocalWorker extends EventTarget {
  readonly #handle = createRequestHandler(hostedSearch, (data) =>
    this.dispatchEvent(new MessageEvent('message', {data})),
  );
  postMessage(request: Request): void {
    void this.#handle(request);
  }
  terminate(): void {}
}

/** A service that has the sample's sections, and finds those that contain the whole query. */
class Service {
  isDown = false;
  readonly requested: string[] = [];
  readonly #documents = documentsOf(encode(sample));

  readonly fetch = async (address: string) => {
    this.requested.push(address);
    const query = new URL(address).searchParams.get('q') ?? '';
    const found = this.#documents.filter((document) => JSON.stringify(document).includes(query));
    return {ok: !this.isDown, status: this.isDown ? 503 : 200, json: async () => found};
  };
}

async function openDialog(): Promise<Service> {
  const service = new Service();
  Object.assign(globalThis, {Worker: LocalWorker, fetch: service.fetch});
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
  document.body.replaceChildren();
  const addresses = {worker: '/assets/search/worker.js', index: '/index.json'};
  createSearch({...addresses, documentation: '/docs'}).open('');
  return service;
}

const type = (query: string) => userEvent.type(screen.getByRole('combobox'), query);
const shown = () => screen.getAllByRole('option').map((option) => [option.getAttribute('href'), option.textContent]);

it.each([
  ['src/search/hosted.ts', 'hostedSearch.ts'],
  ['plugins/files/search-index/documents.ts', 'hostedDocuments.ts'],
])('the guide shows %s', (place, file) => {
  const code = readFileSync(join(__dirname, file), 'utf8');
  const moved = code.replace(/'\.\.\/\.\.\/\.\.\/(.+)'/g, (_, imported) => {
    const path = relative(dirname(place), imported);
    return path.startsWith('.') ? `'${path}'` : `'./${path}'`;
  });
  expect(readFileSync('src/search/README.md', 'utf8')).toContain(`\`${place}\`:\n\n\`\`\`ts\n${moved}\`\`\``);
});

describe('a hosted engine', () => {
  it('fills the dialog with the sections of its service, grouped by page, and no index is loaded', async () => {
    const {requested} = await openDialog();
    await type('key');
    await waitFor(() =>
      expect(shown()).toEqual([
        ['/docs/account#rotate-a-key', 'Rotate a keyMake another key, then revoke the old one.'],
        ['/docs/account#rotate-a-key-steps', 'Rate limits › Rotate a key: stepsFirst create. Then use it everywhere.'],
      ]),
    );
    expect(screen.getByRole('group').textContent).toMatch(/^Account setup/);
    expect(requested.at(-1)).toBe('https://search.example/query?q=key');
    expect(requested).not.toContain('/index.json');
  });

  it('says that nothing is found, or that the search is unavailable', async () => {
    const service = await openDialog();
    await type('qqq');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nothing found.'));
    service.isDown = true;
    await type('k');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Search is unavailable.'));
  });
});
