import {createElement, type ReactNode} from 'react';
import {hangOf} from '../../../components/CodeBlock/wrapping';
import {type CodeLanguage, tokenize} from './colors';

/** Where the path of a URL can be divided, in text that begins with it: after a slash, before four letters or more. */
const divide = /(?<=^\S*\/)(?=\w{4})/;

const division = <wbr />;

/** Returns code as elements with colors. */
export function colored(code: string, language: CodeLanguage): ReactNode[] {
  let offset = 0;
  return tokenize(code, language).map(({text, color}) => {
    offset += text.length;
    if (!color) return text;
    const parts = text.split(divide).flatMap((part) => [division, part]);
    // A token with another text is another element, because its parts have no keys.
    return createElement('span', {key: `${offset} ${text}`, className: color}, ...parts.slice(1));
  });
}

/** Renders colored code. */
export function Code({language, children}: {language: CodeLanguage; children: string}): ReactNode {
  return <code data-hang={hangOf(children, language)}>{colored(children, language)}</code>;
}
