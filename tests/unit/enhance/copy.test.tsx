import {screen} from '@testing-library/dom';
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

it('copies an address after the base address that an element around it names', async () => {
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
