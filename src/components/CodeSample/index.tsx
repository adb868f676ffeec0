import type {ReactNode} from 'react';
import {CodeBlock} from '../CodeBlock';
import {highlight} from './highlight';

const labels = {bash: 'Shell', http: 'HTTP', json: 'JSON', kotlin: 'Kotlin', swift: 'Swift', ts: 'TypeScript'} as const;

export interface CodeSampleProps {
  code: string;
  language: keyof typeof labels;
  /** A caption, often a file name. */
  title?: string;
  /** What the code does; names the copy button. */
  label: string;
}

/** A code sample on a page that is not Markdown: its code is data, colored where the page is rendered. */
export function CodeSample({code, language, ...words}: CodeSampleProps): ReactNode {
  return <CodeBlock html={highlight(code)} language={language} languageLabel={labels[language]} {...words} />;
}
