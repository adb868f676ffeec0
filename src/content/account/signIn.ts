// Sample content: the voice and its name are invented.
import {facts} from '../../facts';
import type {FormField} from '../types';
import {shared} from './shared';
import {redirectTitle, socialProviders} from './socialProviders';

const {name} = facts.brand;

/** The sign-in page. Source: spec/site-and-marketing.md, sections 2, 5 and 7. */
export const signInContent = {
  ...shared,
  meta: {
    title: 'Sign in',
    description: `Sign in to ${name} with email and password, or with Google, Facebook or GitHub.`,
  },
  title: 'Sign in',
  lead: 'Good to hear from you again.',
  fields: [
    {name: 'email', label: 'Email', type: 'email', autoComplete: 'username', required: true},
    {name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password', required: true},
  ] satisfies FormField[],
  remember: {name: 'remember', label: 'Remember me', hint: 'Keeps your email on this device. Never your password.'},
  submit: 'Sign In',
  answer: {
    title: 'Sign in attempt',
    text: 'An attempt was made with {email}.',
    outcome: 'What you typed is still here: this form sends nothing.',
  },
  social: {title: 'Or sign in with', verb: 'Sign in with', redirectTitle, providers: socialProviders},
  other: {question: 'No account yet?', link: {title: 'Get started', href: '/get-started'}},
  exhibit: {
    label: 'A voice says its own name',
    /** The words that are said in one breath, each with its confidence. */
    breaths: [
      {Good: 0.98, 'morning,': 0.99},
      {'it’s': 0.97, Noor: 0.93, 'Haddad.': 0.74},
    ] as Record<string, number>[],
    findings: [
      {name: 'Intent', text: 'speaker.introduce', confidence: 0.96},
      {name: 'Speaker', text: 'matches the enrolled voice', confidence: 0.95},
      {name: 'Surname', text: 'Haddad, or Hadad', confidence: 0.74},
    ],
    remark: 'A voice can say who it is. This page still asks for the password.',
  },
};
