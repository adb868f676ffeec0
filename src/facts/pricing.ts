/**
 * The plans and their prices, as the marketing pages state them. The tiers that the documentation states are in `docs.ts`: see
 * spec/decisions/facts-by-page.md. Source: spec/site-and-marketing.md, section 9.
 */
export const pricing = {
  basic: {name: 'Basic', price: '$29', requestsPerMonth: 5_000, applications: 2, trialDays: 14},
  pro: {name: 'Pro', price: '$99', requestsPerMonth: 50_000, applications: 10},
  enterprise: {
    name: 'Enterprise',
    price: 'Custom',
    requestsPerMonth: 'Unlimited',
    applications: 'Unlimited',
    uptime: '99.9%',
  },
  developerPlan: {trialDays: 14, callsPerMonth: 5_000},
} as const;
