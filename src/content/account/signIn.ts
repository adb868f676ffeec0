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
    {name: 'email', label: 'Email', type: 'email', autoComplete: 'username', required: true, mark: 'required'},
    {
      name: 'password',
      label: 'Password',
      type: 'password',
      autoComplete: 'current-password',
      required: true,
      mark: 'required',
    },
  ] satisfies FormField[],
  remember: {name: 'remember', label: 'Remember me', hint: 'Keeps your email on this device. Never your password.'},
  submit: 'Sign In',
  answer: {title: 'Sign in attempt', text: 'An attempt was made with {email}.'},
  social: {title: 'Or sign in with', verb: 'Sign in with', redirectTitle, providers: socialProviders},
  other: {question: 'No account yet?', link: {title: 'Get started', href: '/get-started'}},
  exhibit: {
    label: 'A voice says its own name',
    breaths: [
      [
        {
          text: 'Good',
          confidence: 0.98,
          levels: [0.2, 0.45, 0.55, 0.43, 0.66, 0.55, 0.48, 0.57, 0.63, 0.83, 0.6, 0.7, 0.58, 0.55, 0.33, 0.25],
        },
        {
          text: 'morning,',
          confidence: 0.99,
          levels: [
            0.37, 0.56, 0.61, 0.48, 0.9, 0.85, 0.98, 0.67, 0.94, 0.69, 0.69, 0.43, 0.49, 0.28, 0.21, 0.31, 0.52, 0.43,
            0.48, 0.57, 0.67, 0.71, 0.65, 0.52, 0.37, 0.35, 0.22,
          ],
        },
      ],
      [
        {text: 'it’s', confidence: 0.97, levels: [0.23, 0.42, 0.35, 0.47, 0.65, 0.55, 0.37, 0.32, 0.33, 0.28]},
        {
          text: 'Noor',
          confidence: 0.93,
          levels: [
            0.27, 0.4, 0.48, 0.69, 0.65, 0.72, 0.88, 0.82, 0.98, 0.67, 0.93, 0.86, 0.74, 0.63, 0.67, 0.84, 0.72, 0.63,
            0.74, 0.56, 0.41, 0.25,
          ],
        },
        {
          text: 'Haddad.',
          confidence: 0.74,
          levels: [
            0.2, 0.29, 0.47, 0.5, 0.8, 0.55, 0.83, 0.76, 0.59, 0.48, 0.5, 0.47, 0.47, 0.19, 0.27, 0.54, 0.63, 0.61,
            0.62, 0.74, 0.86, 0.92, 0.7, 0.78, 0.83, 0.98, 0.9, 0.72, 0.68, 0.51, 0.5, 0.25,
          ],
        },
      ],
    ],
    findings: [
      {name: 'Intent', text: 'speaker.introduce', confidence: 0.96},
      {name: 'Speaker', text: 'matches the enrolled voice', confidence: 0.95},
      {name: 'Surname', text: 'Haddad, or Hadad', confidence: 0.74},
    ],
    remark: 'A voice can say who it is. This page still asks for the password.',
  },
};
