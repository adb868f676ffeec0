import {screen} from '@testing-library/dom';
import type {UserEvent} from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {registerContent} from '../../../src/content/account/register';
import {signInContent} from '../../../src/content/account/signIn';
import {homeContent} from '../../../src/content/home';
import {AccountForm} from '../../../src/sections/account/AccountForm';
import {Trial} from '../../../src/sections/home/HomePage';

const withNotices = (page: ReactNode) => (
  <>
    {page}
    <NoticeRegion />
  </>
);

// jsdom only follows links to a hash, so registration has one here.
export const trial = <Trial {...homeContent.trial} next="#registration" />;
export const signIn = withNotices(<AccountForm action="signin" content={signInContent} />);
export const register = withNotices(<AccountForm action="register" content={registerContent} />);

/** Returns a field by the beginning of its label, which "required" or "optional" may follow. */
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`, 'i'));

/** Pastes a text into a field. */
export async function enter(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(field(label));
  await user.paste(text);
}

export const submit = (name: RegExp) => screen.getByRole('button', {name});

export const noticeTitles = () =>
  [...document.querySelectorAll('[data-notice-list] .notice-title')].map((title) => title.textContent);
