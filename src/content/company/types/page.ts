/** What a page says about itself outside the page: the title before the brand's name, and 50 to 160 characters. */
export interface Meta {
  title: string;
  description: string;
}

/** The first words of a page or of one of its parts. */
export interface Heading {
  title: string;
  lead: string;
}
