// Sample content: the first words are invented.
import {facts} from '../../facts';
import type {FormField} from '../types';
import {shared} from './shared';
import {redirectTitle, socialProviders} from './socialProviders';

const {brand, marketing, pricing} = facts;

/** The registration page. Source: spec/site-and-marketing.md, sections 2, 5 and 7. */
export const registerContent = {
  ...shared,
  meta: {
    title: 'Get started',
    description: `Register for ${brand.name} with your name, email and a password, or with Google, Facebook or GitHub.`,
  },
  title: 'Get started',
  lead: 'Four fields, one of them optional. Then say something.',
  fields: [
    {name: 'name', label: 'Full name', autoComplete: 'name', required: true},
    {name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true},
    {name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password', required: true},
    {name: 'company', label: 'Company', autoComplete: 'organization', optional: true},
  ] satisfies FormField[],
  submit: 'Create account',
  trials: [
    {id: 'home-trial', text: `Your free trial: ${marketing.home.trialDays} days, no credit card.`},
    {id: 'basic-trial', text: `Your free trial: ${pricing.basic.trialDays} days of the ${pricing.basic.name} plan.`},
    {
      id: 'developer-trial',
      text: `Your free developer plan: a ${pricing.developerPlan.trialDays}-day trial with full access.`,
    },
  ],
  answer: {
    title: 'Registration attempt',
    text: 'No account was created for {email}.',
    outcome: 'What you typed is still here: this form sends nothing.',
  },
  social: {title: 'Or start with', verb: 'Continue with', redirectTitle, providers: socialProviders},
  other: {question: 'Registered already?', link: {title: 'Sign in', href: '/signin'}},
  exhibit: {
    label: 'A first sentence, as its partial results arrive',
    results: [
      {type: 'partial', text: 'Is', confidence: 0.52},
      {type: 'partial', text: 'Is this', confidence: 0.68},
      {type: 'partial', text: 'Is this thing', confidence: 0.83},
      {type: 'final', text: 'Is this thing on?', confidence: 0.98},
    ],
    remark: 'Everybody’s first sentence. The guesses get surer while you speak, and the last one is final.',
  },
};
