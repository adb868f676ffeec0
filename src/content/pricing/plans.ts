import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';

const {pricing} = facts;
const {basic, pro, enterprise} = pricing;

const limitsOf = (plan: typeof basic | typeof pro) => ({
  requests: {most: plan.requestsPerMonth, text: `${formatNumber(plan.requestsPerMonth)} requests a month`},
  applications: {most: plan.applications, text: `${plan.applications} voice applications`},
});

/** The plans of the pricing page. Source: spec/site-and-marketing.md, section 9. */
export const plans = {
  title: 'Plans',
  scale: 'One bar is a thousand requests a month.',
  items: [
    {
      name: basic.name,
      price: basic.price,
      per: 'per month',
      requestsPerMonth: basic.requestsPerMonth,
      terms: [
        `Up to ${formatNumber(basic.requestsPerMonth)} requests per month`,
        `${basic.applications} voice applications`,
        `${basic.trialDays}-day free trial`,
      ],
      action: {title: 'Start with Basic', href: '/get-started#basic-trial'},
    },
    {
      name: pro.name,
      price: pro.price,
      per: 'per month',
      badge: 'Most Popular',
      requestsPerMonth: pro.requestsPerMonth,
      terms: [
        `${formatNumber(pro.requestsPerMonth)} requests per month`,
        `${pro.applications} voice applications`,
        `An upgrade from ${basic.name} takes effect immediately`,
      ],
      action: {title: 'Choose Pro', href: '/get-started'},
    },
    {
      name: enterprise.name,
      price: enterprise.price,
      terms: [
        `${enterprise.requestsPerMonth} requests`,
        `${enterprise.applications} voice applications`,
        `SLA with ${enterprise.uptime} uptime, the level that the contract guarantees`,
      ],
      action: {title: 'Contact sales', href: '/company/contact'},
    },
  ],
  developer: {
    title: 'Only trying things out?',
    text: `The free developer plan is a ${pricing.developerPlan.trialDays}-day trial with full access and ${formatNumber(pricing.developerPlan.callsPerMonth)} API calls per month. It isn’t the free tier of the API, whose limits are in the documentation.`,
    link: {title: 'Open a developer account', href: '/get-started#developer-trial'},
  },
};

/** The calculator of the pricing page. */
export const calculator = {
  title: 'Which plan fits?',
  lead: 'Two numbers in, one plan out. Nothing you type leaves this page.',
  fields: {
    requests: {label: 'Requests a month', hint: 'A batch counts one request for each item.', example: 12_000},
    applications: {label: 'Voice applications', hint: 'The apps, devices or lines that call the API.', example: 3},
  },
  plans: [
    {
      name: basic.name,
      price: `${basic.price} per month.`,
      covers: `It covers up to ${formatNumber(basic.requestsPerMonth)} requests a month and ${basic.applications} voice applications.`,
      range: `up to ${formatNumber(basic.requestsPerMonth)} requests and ${basic.applications} applications`,
      limits: limitsOf(basic),
    },
    {
      name: pro.name,
      price: `${pro.price} per month.`,
      covers: `${pro.name} covers ${formatNumber(pro.requestsPerMonth)} requests and ${pro.applications} applications.`,
      range: `up to ${formatNumber(pro.requestsPerMonth)} requests and ${pro.applications} applications`,
      limits: limitsOf(pro),
    },
    {
      name: enterprise.name,
      price: 'Price on request.',
      covers: `${enterprise.name} has no limit on either.`,
      range: 'anything above',
    },
  ],
  prompt: 'Enter both numbers to see the plan that fits.',
  need: 'Requests a month: {requests}. Voice applications: {applications}.',
  passed: 'You need more than {plan}’s {limits}.',
  problems: {
    empty: 'Enter a number.',
    negative: 'Enter 1 or more: it can’t be negative.',
    fraction: 'Enter a whole number, without a point or fraction.',
    notDigits: 'Enter a whole number in digits, such as 5,000.',
    zero: 'Enter 1 or more.',
    tooLarge: 'Enter 1,000,000,000 or less.',
  },
};
