/** Figures of the company pages. Source: second specification, sections 2 and 9. */
export const company = {
  founded: '2015',
  developers: '50,000',
  leaders: 4,
  values: 3,
  perks: 4,
  positions: 3,
  articles: 4,
  partnerLogos: 8,
  successStories: 3,
  support: {
    standardHours: 'Mon-Fri 9am-5pm PST',
    standardResponse: '24 business hours',
    premiumHours: '24/7 for critical issues',
    premiumResponse: '4 hours',
    topics: ['API Integration', 'SDK Implementation', 'Account & Billing', 'Technical Issue', 'Feature Request'],
    faqItems: 5,
  },
} as const;
