import {CodeFrame, type CodeFrameProps} from './Frame';
import {hangOf} from './wrapping';

export interface CodeBlockProps extends CodeFrameProps {
  /** The code as highlighted HTML, which the build generates from the author's fenced code block. */
  html: string;
}

/** Renders a code sample that was highlighted when the site was built. */
export function CodeBlock({html, ...frame}: CodeBlockProps) {
  return (
    <CodeFrame {...frame} lines={html.trimEnd().split('\n').length}>
      {/* The HTML comes from the build's own highlighter, which escapes what authors write. */}
      <code data-hang={hangOf(html.replace(/<[^>]*>/g, ''), frame.language)} dangerouslySetInnerHTML={{__html: html}} />
    </CodeFrame>
  );
}
