/** The largest number of findings of a rule that are reported for one page. */
export const maxFindings = 100;
