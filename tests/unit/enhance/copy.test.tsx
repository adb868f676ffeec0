import {screen, waitFor} from '@testing-library/react';
import {CodeBlock} from '../../../src/components/CodeBlock';
import {CopyButton} from '../../../src/components/CopyButton';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {copy} from '../../../src/enhance/copy';
import {announce} from '../../../src/enhance/dom';
import {brand} from '../../../src/facts/brand';
import {Endpoint} from '../../../src/sections/docs/Endpoint';
import {install, pass, show} from '../../helpers/enhance';

install(copy);

const source = {href: '/docs/keys.md#Create%20a%20key', title: 'View as Markdown'};
const page = (
  <>
    <CodeBlock html="listen(&lt;T&gt;)" language="js" languageLabel="JavaScript" label="first" />
    <CopyButton words="Copy page" source={source} />
    <NoticeRegion />
  </>
);

const button = (name: string) => screen.getByRole('button', {name});
const code = () => button('Copy code: first');
const announced = () => screen.getByRole('status').textContent;
const copied = () => navigator.clipboard.readText();

it.each([
  ['POST', brand.apiBase],
  ['WSS', brand.streamBase],
])(
  'the address of a %s call is copied after its base address, and has a space for the search',
  async (method, base) => {
    const user = show(<Endpoint method={method} path="/keys" title="Keys" />);
    expect(screen.getByText(method).parentElement).toHaveTextContent(`${method} /keys`);
    await user.click(button('Copy URL: Keys'));
    expect(await copied()).toBe(`${base}/keys`);
  },
);

it('a copied sample is confirmed on its button and announced, for 2 s after the last press', async () => {
  const user = show(page);
  await user.click(code());
  pass(1_000);
  await user.click(code());
  pass(1_999);
  expect(code()).toHaveAttribute('data-copied');
  expect(announced()).toBe('Copied');
  pass(1);
  expect(code()).not.toHaveAttribute('data-copied');
  expect(announced()).toBe('');
});

it("a copied sample doesn't remove a later announcement", async () => {
  await show(page).click(code());
  await Promise.resolve();
  announce('Quick start');
  pass(2_000);
  expect(announced()).toBe('Quick start');
});

it('browsers without a clipboard get a notice with another way to copy', async () => {
  const user = show(page);
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await user.click(code());
  expect(await screen.findByText('Couldn’t copy. Select the code instead.')).toBeInTheDocument();
  expect(code()).not.toHaveAttribute('data-copied');
  expect(announced()).toBe('');
});

describe('copying a section of a page', () => {
  const section = '## Create a key\n\nFirst.\n\n### Request\n\n';
  const text = async () => `# Keys\n\nAll.\n\n${section}## Rotate a key\n\nThen.\n`;
  let write: jest.SpyInstance;

  beforeEach(() => {
    window.fetch = jest.fn().mockResolvedValue({ok: true, text});
    // jsdom has no clipboard items.
    Object.assign(window, {ClipboardItem: jest.fn((data: object) => data)});
  });

  async function press() {
    const user = show(page);
    write = jest.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      await (item as unknown as Record<string, Promise<Blob>>)['text/plain'];
    });
    await user.click(button('Copy page'));
  }

  it('calls the clipboard during the press, before the text has arrived', async () => {
    window.fetch = () => new Promise(() => undefined);
    await press();
    expect(write).toHaveBeenCalledTimes(1);
    expect(announced()).toBe('');
  });

  it('waits for the text in browsers whose clipboard accepts no promise', async () => {
    Reflect.deleteProperty(window, 'ClipboardItem');
    await press();
    await waitFor(() => expect(announced()).toBe('Copied'));
    expect(await copied()).toBe(section);
  });
});
