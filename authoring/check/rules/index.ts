import type {FileRule, PageRule, SiteRule} from '../types';
import {blocks} from './blocks';
import {code} from './code';
import {days} from './days';
import {figures} from './figures';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {drawings, images, imageText} from './images';
import {language} from './language';
import {links} from './links';
import {linkText} from './linkText';
import {nextSteps} from './nextSteps';
import {addresses, anchors, redirects} from './published';
import {quotes} from './quotes';
import {samples} from './samples';
import {shapes} from './shapes';
import {sidebar, sidebarEntries} from './sidebar';
import {spelling} from './spelling';
import {syntax} from './syntax';
import {tags} from './tags';
import {unique} from './unique';
import {whitespace} from './whitespace';

/** Rules about one page at a time. */
export const pageRules: PageRule[] = [
  syntax,
  frontMatter,
  headings,
  linkText,
  imageText,
  figures,
  tags,
  spelling,
  nextSteps,
  whitespace,
  language,
  samples,
  quotes,
  code,
  blocks,
];

/** Rules about how pages hang together. */
export const siteRules: SiteRule[] = [links, shapes, images, drawings, sidebar, anchors, days, unique];

/** Rules about files that belong to no page. */
export const fileRules: FileRule[] = [sidebarEntries, addresses, redirects];
