import {screen, waitFor} from '@testing-library/dom';
import {CodeBlock} from '../../../src/components/CodeBlock';
import {CopyButton} from '../../../src/components/CopyButton';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {copy} from '../../../src/enhance/copy';
import {announce} from '../../../src/enhance/dom';
import {install, pass, show} from '../../helpers/enhance';

install(copy);

const block = (html: string, label: string) => (
  <CodeBlock html={html} language="js" languageLabel="JavaScript" label={label} />
);
const page = (
  <>
    {block('<span class="code-keyword">await</span> listen(&lt;T&gt;)', 'first')}
    {block('speak()', 'second')}
    <CopyButton words="Copy page" source={{href: '/docs/keys.md', title: 'View as Markdown'}} />
    <NoticeRegion />
  </>
);

const button = (name: string) => screen.getByRole('button', {name: `Copy code: ${name}`});
const announced = () => screen.getByRole('status').textContent;

/** Presses a copy button, and waits for the clipboard. */
async function press(name: string): Promise<void> {
  const user = show(page);
  await user.click(button(name));
  await Promise.resolve();
}

function refuse(): void {
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
}

describe('copying a section of a page', () => {
  it('copies the Markdown from its heading to the next', async () => {
    const text = '# Keys\n\nAll.\n\n## Create a key\n\nFirst.\n\n### Request\n\n## Rotate a key\n\nThen.\n';
    const answer = {ok: true, text: () => Promise.resolve(text)} as Response;
    const original = window.fetch;
    window.fetch = () => Promise.resolve(answer);
    const user = show(
      <CopyButton words="Markdown" source={{href: '/docs/keys.md#Create%20a%20key', title: 'View as Markdown'}} />,
    );
    await user.click(screen.getByRole('button', {name: 'Markdown'}));
    const copied = '## Create a key\n\nFirst.\n\n### Request\n\n';
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(copied));
    window.fetch = original;
  });
});

it('copies an address after the base address that its part names', async () => {
  const user = show(
    <div data-copied-after="https://api.example/v1">
      <code>/keys</code>
      <CopyButton words="Copy" />
    </div>,
  );
  await user.click(screen.getByRole('button', {name: 'Copy'}));
  expect(await navigator.clipboard.readText()).toBe('https://api.example/v1/keys');
});

describe('copying', () => {
  it('copies the plain text of its block', async () => {
    await press('first');
    expect(await navigator.clipboard.readText()).toBe('await listen(<T>)');
  });

  it('is confirmed on its button for 2 s', async () => {
    await press('second');
    expect(button('second')).toHaveAttribute('data-copied');
    expect(button('first')).not.toHaveAttribute('data-copied');
    pass(1_999);
    expect(button('second')).toHaveAttribute('data-copied');
    pass(1);
    expect(button('second')).not.toHaveAttribute('data-copied');
  });

  it('is confirmed for 2 s after the last press', async () => {
    const user = show(page);
    await user.click(button('first'));
    pass(1_000);
    await user.click(button('first'));
    pass(1_999);
    expect(button('first')).toHaveAttribute('data-copied');
    expect(announced()).toBe('Copied');
    pass(1);
    expect(button('first')).not.toHaveAttribute('data-copied');
    expect(announced()).toBe('');
  });

  it("doesn't remove a later announcement", async () => {
    await press('first');
    announce('Quick start');
    pass(2_000);
    expect(announced()).toBe('Quick start');
  });

  it('is announced', async () => {
    await press('first');
    expect(announced()).toBe('Copied');
  });

  it('can be announced again, because the announcement is removed', async () => {
    await press('first');
    pass(2_000);
    expect(announced()).toBe('');
  });
});

describe("copying that isn't allowed", () => {
  it('shows a notice with another way to copy', async () => {
    const user = show(page);
    refuse();
    await user.click(button('first'));
    expect(await screen.findByText('Couldn’t copy. Select the code instead.')).toBeInTheDocument();
  });

  it('confirms nothing', async () => {
    const user = show(page);
    refuse();
    await user.click(button('first'));
    await screen.findByText('Couldn’t copy. Select the code instead.');
    expect(button('first')).not.toHaveAttribute('data-copied');
    expect(announced()).toBe('');
  });

  it('shows the same notice in browsers without a clipboard', async () => {
    const user = show(page);
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await user.click(button('first'));
    expect(await screen.findByText('Couldn’t copy. Select the code instead.')).toBeInTheDocument();
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
  function answer(status: number, text = ''): jest.Mock {
    const fetched = jest.fn().mockResolvedValue({ok: status === 200, status, text: async () => text});
    window.fetch = fetched;
    return fetched;
  }

  it("copies the page's Markdown, and confirms it", async () => {
    const fetched = answer(200, '# Keys');
    const {user} = showWithClipboard();
    await user.click(pageButton());
    await waitFor(() => expect(announced()).toBe('Copied'));
    expect(fetched).toHaveBeenCalledWith('/docs/keys.md');
    expect(copied?.type).toBe('text/plain');
    expect(copied?.size).toBe('# Keys'.length);
    expect(pageButton()).toHaveAttribute('data-copied');
    expect(button('first')).not.toHaveAttribute('data-copied');
  });

  it('calls the clipboard during the press, before the text has arrived', async () => {
    window.fetch = () => new Promise(() => undefined);
    const {user, write} = showWithClipboard();
    await user.click(pageButton());
    expect(write).toHaveBeenCalledTimes(1);
    expect(copied).toBeUndefined();
  });

  it('waits for the text in browsers that accept no promise of one', async () => {
    answer(200, '# Keys');
    Reflect.deleteProperty(window, 'ClipboardItem');
    await show(page).click(pageButton());
    await waitFor(() => expect(announced()).toBe('Copied'));
    expect(await navigator.clipboard.readText()).toBe('# Keys');
  });

  it.each([
    ['the page is not there', () => answer(404)],
    ['the site does not answer', () => answer(200).mockRejectedValue(new TypeError('Failed to fetch'))],
    [
      'the browser refuses',
      () => {
        answer(200, '# Keys');
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
