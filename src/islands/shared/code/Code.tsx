import type {ReactNode} from 'react';
import {hangOf} from '../../../components/CodeBlock/wrapping';
import {type CodeLanguage, tokenize} from './colors';

/** Where the path of a URL can be divided, in text that begins with it: after a slash, before four letters or more. */
const divide = /(?<=^\S*\/)(?=\w{4})/;

/** Returns code as elements with colors. */
export function colored(code: string, language: CodeLanguage): ReactNode[] {
  return tokenize(code, language).map(({text, color}, token) => {
    if (!color) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a token with another text is another element.
      <span key={`${token}${text}`} className={color}>
        {/* biome-ignore lint/suspicious/noArrayIndexKey: the parts never change, because the element's key contains them. */}
        {text.split(divide).flatMap((part, index) => (index ? [<wbr key={index} />, part] : part))}
      </span>
    );
  });
}

/** Renders colored code. */
export function Code({language, children}: {language: CodeLanguage; children: string}): ReactNode {
  return <code data-hang={hangOf(children, language)}>{colored(children, language)}</code>;
}
