import type {FileRule, SiteRule} from '../types';
import {dates} from './dates';
import {drawings, images} from './images';
import {links} from './links';
import {addresses, anchors, redirects} from './publishedAnchors';
import {searchAliases, synonyms} from './searchAliases';
import {shapes} from './shapes';
import {sidebar, sidebarEntries} from './sidebar';
import {unique} from './unique';

/** Rules about one page that depend on other pages. */
export const siteRules: SiteRule[] = [links, shapes, images, drawings, sidebar, anchors, dates, unique];

/** Rules about files other than pages. */
export const fileRules: FileRule[] = [sidebarEntries, addresses, redirects, searchAliases, synonyms];
