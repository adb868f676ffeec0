import type {ReactNode} from 'react';
import {type CodeLanguage, tokenize} from './colors';

/** Returns code as elements with colors. */
export function colored(code: string, language: CodeLanguage): ReactNode[] {
  let offset = 0;
  return tokenize(code, language).map(({text, color}) => {
    const key = offset;
    offset += text.length;
    if (!color) return text;
    return (
      <span key={key} className={color}>
        {text}
      </span>
    );
  });
}

/** Renders colored code. */
export function Code({language, children}: {language: CodeLanguage; children: string}): ReactNode {
  return <code>{colored(children, language)}</code>;
}
