import type {FileRule, SiteRule} from '../types';
import {days} from './days';
import {drawings, images} from './images';
import {linkNames} from './linkNames';
import {links} from './links';
import {addresses, anchors, redirects} from './published';
import {searchAliases} from './searchAliases';
import {shapes} from './shapes';
import {sidebar, sidebarEntries} from './sidebar';
import {synonyms} from './synonyms';
import {unique} from './unique';

/** Rules about how pages hang together. */
export const siteRules: SiteRule[] = [links, linkNames, shapes, images, drawings, sidebar, anchors, days, unique];

/** Rules about files that belong to no page. */
export const fileRules: FileRule[] = [sidebarEntries, addresses, redirects, searchAliases, synonyms];
