import {screen} from '@testing-library/dom';
import {CodeBlock} from '../../../src/components/CodeBlock';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {copy} from '../../../src/enhance/copy';
import {notices} from '../../../src/enhance/notices';
import {install, pass, show} from '../../helpers/enhance';

install(notices, copy);

const block = (html: string, label: string) => (
  <CodeBlock html={html} language="js" languageLabel="JavaScript" label={label} />
);
const page = (
  <>
    {block('<span class="code-keyword">await</span> listen(&lt;T&gt;)', 'first')}
    {block('speak()', 'second')}
    <NoticeRegion hotkey="Alt+T" />
  </>
);

const button = (name: string) => screen.getByRole('button', {name: `Copy code: ${name}`});
const announced = () => screen.getByRole('status').textContent;

/** Presses a copy button, and waits for the clipboard's answer. */
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

describe('copying', () => {
  it('puts the plain text of its own block on the clipboard', async () => {
    await press('first');
    expect(await navigator.clipboard.readText()).toBe('await listen(<T>)');
  });

  it('is confirmed on its own button, for 2 s', async () => {
    await press('second');
    expect(button('second')).toHaveAttribute('data-copied');
    expect(button('first')).not.toHaveAttribute('data-copied');
    pass(1_999);
    expect(button('second')).toHaveAttribute('data-copied');
    pass(1);
    expect(button('second')).not.toHaveAttribute('data-copied');
  });

  it('is announced', async () => {
    await press('first');
    expect(announced()).toBe('Copied to the clipboard.');
  });

  it('can be announced again: the sentence is taken back', async () => {
    await press('first');
    pass(2_000);
    expect(announced()).toBe('');
  });
});

describe('copying that is refused', () => {
  it('says so in a notice, with another way', async () => {
    const user = show(page);
    refuse();
    await user.click(button('first'));
    expect(await screen.findByText('Copying was refused')).toBeInTheDocument();
    expect(screen.getByText(/Select the code and copy it by key/)).toBeInTheDocument();
  });

  it('confirms nothing', async () => {
    const user = show(page);
    refuse();
    await user.click(button('first'));
    await screen.findByText('Copying was refused');
    expect(button('first')).not.toHaveAttribute('data-copied');
    expect(announced()).toBe('');
  });

  it('is answered the same where the browser has no clipboard at all', async () => {
    const user = show(page);
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await user.click(button('first'));
    expect(await screen.findByText('Copying was refused')).toBeInTheDocument();
  });
});
