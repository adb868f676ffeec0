/** How often a rule speaks about one page: who has mended that many is told the rest. */
export const mostFindings = 100;
