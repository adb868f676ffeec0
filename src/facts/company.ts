/** Figures of the company pages. Source: spec/documentation-and-company.md, sections 2 and 9. */
export const company = {
  founded: '2015',
  developers: '50,000',
  support: {
    standardHours: 'Mon-Fri 9am-5pm PST',
    standardResponse: '24 business hours',
    premiumHours: '24/7 for critical issues',
    premiumResponse: '4 hours',
    topics: ['API Integration', 'SDK Implementation', 'Account & Billing', 'Technical Issue', 'Feature Request'],
  },
} as const;
