/**
 * Figures that the marketing pages state. Source: spec/site-and-marketing.md, section 9 (and section 2
 * for the home page). The documentation states some figures differently. Those are in `docs.ts`, and each
 * page shows its own: see spec/decisions/facts-by-page.md.
 */
export const marketing = {
  languages: 'over 25',
  home: {
    trialDays: 30,
    /** The stars of each testimonial. */
    stars: 5,
  },
  claims: {
    /** Efficiency or handle-time improvement. */
    efficiency: '65%',
    supportCostDecrease: '40%',
    satisfaction: '92%',
    /** The maximum by which wait times are cut. */
    waitTimeCut: '80%',
  },
  solutions: {
    /** The uptime on the enterprise solution page, which is higher than the pricing page's. */
    enterpriseUptime: '99.99%',
  },
} as const;
