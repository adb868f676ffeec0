import {screen, waitFor} from '@testing-library/dom';
import {CodeBlock} from '../../../src/components/CodeBlock';
import {CopyButton} from '../../../src/components/CopyButton';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {copy} from '../../../src/enhance/copy';
import {install, show} from '../../helpers/enhance';

install(copy);

const page = (
  <>
    <CodeBlock html="speak()" language="js" languageLabel="JavaScript" label="first" />
    <CopyButton words="Copy page" source={{href: '/docs/keys.md', title: 'View as Markdown'}} />
    <NoticeRegion />
  </>
);

const announced = () => screen.getByRole('status').textContent;

describe('copying a section of a page', () => {
  it('copies the Markdown from its heading to the next', async () => {
    const text = '# Keys\n\nAll.\n\n## Create a key\n\nFirst.\n\n### Request\n\n## Rotate a key\n\nThen.\n';
    const response = {ok: true, text: () => Promise.resolve(text)} as Response;
    const original = window.fetch;
    window.fetch = () => Promise.resolve(response);
    const user = show(
      <CopyButton words="Markdown" source={{href: '/docs/keys.md#Create%20a%20key', title: 'View as Markdown'}} />,
    );
    await user.click(screen.getByRole('button', {name: 'Markdown'}));
    const copied = '## Create a key\n\nFirst.\n\n### Request\n\n';
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(copied));
    window.fetch = original;
  });
});

describe('copying a page', () => {
  const pageButton = () => screen.getByRole('button', {name: 'Copy page'});
  let copied: Blob | undefined;

  // jsdom has no clipboard items.
  class FakeItem {
    constructor(readonly data: Record<string, Promise<Blob>>) {}
  }

  beforeEach(() => {
    Object.assign(window, {ClipboardItem: FakeItem});
    copied = undefined;
  });

  /** Shows the page with a clipboard that waits for a promised text. */
  function showWithClipboard() {
    const user = show(page);
    const write = jest.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      copied = await (item as unknown as FakeItem).data['text/plain'];
    });
    return {user, write};
  }

  /** Sets the response to the request for the page's Markdown. */
  function respond(status: number, text = ''): jest.Mock {
    const fetched = jest.fn().mockResolvedValue({ok: status === 200, status, text: async () => text});
    window.fetch = fetched;
    return fetched;
  }

  it("copies the page's Markdown, and confirms it", async () => {
    const fetched = respond(200, '# Keys');
    const {user} = showWithClipboard();
    await user.click(pageButton());
    await waitFor(() => expect(announced()).toBe('Copied'));
    expect(fetched).toHaveBeenCalledWith('/docs/keys.md');
    expect(copied?.type).toBe('text/plain');
    expect(copied?.size).toBe('# Keys'.length);
    expect(pageButton()).toHaveAttribute('data-copied');
    expect(screen.getByRole('button', {name: 'Copy code: first'})).not.toHaveAttribute('data-copied');
  });

  it('calls the clipboard during the press, before the text has arrived', async () => {
    window.fetch = () => new Promise(() => undefined);
    const {user, write} = showWithClipboard();
    await user.click(pageButton());
    expect(write).toHaveBeenCalledTimes(1);
    expect(copied).toBeUndefined();
  });

  it('waits for the text in browsers whose clipboard accepts no promise', async () => {
    respond(200, '# Keys');
    Reflect.deleteProperty(window, 'ClipboardItem');
    await show(page).click(pageButton());
    await waitFor(() => expect(announced()).toBe('Copied'));
    expect(await navigator.clipboard.readText()).toBe('# Keys');
  });

  it.each([
    ['the page is missing', () => respond(404)],
    ['the site does not respond', () => respond(200).mockRejectedValue(new TypeError('Failed to fetch'))],
    [
      'the browser refuses',
      () => {
        respond(200, '# Keys');
        jest.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('Denied.', 'NotAllowedError'));
      },
    ],
  ])('shows a notice with a link to the Markdown if %s', async (_, fail) => {
    const {user} = showWithClipboard();
    fail();
    await user.click(pageButton());
    expect(await screen.findByText('Couldn’t copy the page')).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/docs/keys.md');
    expect(pageButton()).not.toHaveAttribute('data-copied');
    expect(announced()).toBe('');
  });
});
