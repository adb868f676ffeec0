import {screen} from '@testing-library/dom';
import {Checkbox} from '../../../src/components/Checkbox';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {signInContent} from '../../../src/content/account/signIn';
import {forms} from '../../../src/enhance/forms';
import {AccountForm} from '../../../src/sections/account/AccountForm';
import {install, mount, show} from '../../helpers/enhance';

install(forms);
beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));

const page = (
  <>
    <AccountForm action="signin" content={signInContent}>
      <Checkbox id="signin-remember" {...signInContent.remember} />
    </AccountForm>
    <NoticeRegion />
  </>
);
const box = () => screen.getByRole('checkbox', {name: 'Remember me'});
const email = () => screen.getByLabelText(/^Email/);

async function signIn({isRemembered}: {isRemembered: boolean}): Promise<void> {
  const user = show(page);
  await user.clear(email());
  await user.type(email(), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'hunter2');
  if (isRemembered !== (box() as HTMLInputElement).checked) await user.click(box());
  await user.click(screen.getByRole('button', {name: 'Sign In'}));
}

/** Shows the page again, as on a later visit. */
function revisit(): void {
  document.body.replaceChildren();
  show(page);
}

describe('"Remember me"', () => {
  it('says what it keeps', () => {
    show(page);
    expect(box()).toHaveAccessibleDescription('Keeps your email on this device. Never your password.');
  });

  it('fills in the email on the next visit, and stays checked', async () => {
    await signIn({isRemembered: true});
    revisit();
    expect(email()).toHaveValue('ada@example.com');
    expect(box()).toBeChecked();
    expect(JSON.stringify({...localStorage})).not.toContain('hunter2');
  });

  it('keeps nothing if it is not checked, and forgets what it kept', async () => {
    localStorage.setItem('signin-email', 'old@example.com');
    await signIn({isRemembered: false});
    expect(localStorage).toHaveLength(0);
    revisit();
    expect(email()).toHaveValue('');
    expect(box()).not.toBeChecked();
  });

  it('doesn’t replace what is already typed', async () => {
    localStorage.setItem('signin-email', 'old@example.com');
    const user = show(page);
    await user.clear(email());
    await user.type(email(), 'new@example.com');
    mount();
    expect(email()).toHaveValue('new@example.com');
  });
});
