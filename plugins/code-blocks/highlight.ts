import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-groovy';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-kotlin';
import 'prismjs/components/prism-markdown';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-swift';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-yaml';
import {languages} from './languages';

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/**
 * Source code as HTML whose tokens carry class names and no style, so that the reader's browser neither runs a
 * highlighter nor needs an inline style.
 * @param language a key of `languages`
 */
export function highlight(code: string, language: string): string {
  const name = languages[language]?.grammar;
  const grammar = name ? Prism.languages[name] : undefined;
  if (!name || !grammar) return code.replace(/[&<>]/g, (character) => escapes[character] ?? character);
  return Prism.highlight(code, grammar, name);
}
