import type {PageRule} from '../types';
import {admonitions} from './admonitions';
import {blocks} from './blocks';
import {code} from './code';
import {figures} from './figures';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {imageText} from './imageText';
import {language} from './language';
import {leaks} from './leaks';
import {linkText} from './linkText';
import {nextSteps} from './nextSteps';
import {quotes} from './quotes';
import {samples} from './samples';
import {sdkUse} from './sdkUse';
import {spelling} from './spelling';
import {syntax} from './syntax';
import {tags} from './tags';
import {whitespace} from './whitespace';
import {wording} from './wording';

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
  wording,
  leaks,
  nextSteps,
  whitespace,
  language,
  samples,
  quotes,
  code,
  sdkUse,
  blocks,
  admonitions,
];
