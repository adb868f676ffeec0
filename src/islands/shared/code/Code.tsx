import type {ReactNode} from 'react';
import {type CodeLanguage, tokenize} from './colors';

interface CodeProps {
  language: CodeLanguage;
  children: string;
}

/** Renders colored code. */
export function Code({language, children}: CodeProps): ReactNode {
  let offset = 0;
  return (
    <code>
      {tokenize(children, language).map(({text, color}) => {
        const key = offset;
        offset += text.length;
        if (!color) return text;
        return (
          <span key={key} className={color}>
            {text}
          </span>
        );
      })}
    </code>
  );
}
