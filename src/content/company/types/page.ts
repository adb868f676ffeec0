import type {LinkEntry} from '../../types';

/** A page's metadata: the title without the brand's name, and a description of 50 to 160 characters. */
export interface Meta {
  title: string;
  description: string;
}

/** The heading and lead of a page or of one of its parts. */
export interface Heading {
  title: string;
  lead: string;
}

/** The head of a page below the company's overview, with the link to it. */
export interface ChildHead extends Heading {
  back: LinkEntry;
}
