/** What authors write in `of`: rows of cells. Each kind of drawing says what its cells are. */
export type Rows = string[][];
