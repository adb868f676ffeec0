import {CodeBlock} from '../CodeBlock';
import {highlight} from '../CodeBlock/highlight';
import {type LanguageName, languages} from '../CodeBlock/languages';

export interface CodeSampleProps {
  code: string;
  language: LanguageName;
  /** A caption, often a file name. */
  title?: string;
  /** What the code does; names the copy button. */
  label: string;
}

/** Renders a code sample on a page that isn't Markdown, highlighted when the page is rendered. */
export function CodeSample({code, language, ...words}: CodeSampleProps) {
  const languageLabel = languages[language]?.label ?? language;
  return <CodeBlock html={highlight(code, language)} language={language} languageLabel={languageLabel} {...words} />;
}
