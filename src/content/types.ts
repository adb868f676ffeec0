/** A link in a menu or list. */
export interface LinkEntry {
  title: string;
  href: string;
  description?: string;
}

/** A group of the top navigation: its heading is a link with child links. */
export interface NavigationEntry extends LinkEntry {
  children: LinkEntry[];
}

/** An entry without `href` leads nowhere yet and is announced as not available. */
export interface FooterEntry {
  title: string;
  href?: string;
}

export interface FooterColumn {
  title: string;
  links: FooterEntry[];
}

/** Everything the header, the mobile menu and the footer show. */
export interface ShellContent {
  brand: string;
  legalName: string;
  tagline: string;
  navigation: NavigationEntry[];
  signIn: LinkEntry;
  getStarted: LinkEntry;
  /** Where documentation pages live: below it the menu offers the documentation's own contents. */
  documentation: LinkEntry;
  footer: FooterColumn[];
  social: FooterEntry[];
  legal: FooterEntry[];
}

export interface NotFoundContent {
  title: string;
  description: string;
  code: string;
  heading: string;
  text: string;
  home: LinkEntry;
  /** Where a lost reader most likely wanted to go. */
  likely: LinkEntry[];
}
