import type {FileRule, PageRule, SiteRule} from '../types';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {links} from './links';
import {syntax} from './syntax';

/** Rules about one page at a time. */
export const pageRules: PageRule[] = [syntax, frontMatter, headings];

/** Rules about how pages hang together. */
export const siteRules: SiteRule[] = [links];

/** Rules about files that belong to no page. */
export const fileRules: FileRule[] = [];
