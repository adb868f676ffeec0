import type {PageRule} from '../types';
import {wording} from '../wording';
import {admonitions} from './admonitions';
import {antipatterns} from './antipatterns';
import {blocks} from './blocks';
import {characters} from './characters';
import {figures} from './figures';
import {fileName} from './fileName';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {language} from './language';
import {markdown} from './markdown';
import {missingText} from './missingText';
import {nextSteps} from './nextSteps';
import {samples} from './samples';
import {spelling} from './spelling';
import {syntax} from './syntax';
import {tags} from './tags';

/** Rules about one page at a time. */
export const pageRules: PageRule[] = [
  syntax,
  fileName,
  frontMatter,
  headings,
  markdown,
  missingText,
  figures,
  tags,
  spelling,
  wording,
  nextSteps,
  language,
  samples,
  antipatterns,
  characters,
  blocks,
  admonitions,
];
