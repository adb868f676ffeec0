/** The largest number of findings of a rule that are reported for one page. */
export const mostFindings = 100;
