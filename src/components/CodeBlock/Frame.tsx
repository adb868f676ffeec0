import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CopyButton} from '../CopyButton';
import copy from '../CopyButton/styles.module.css';
import {Icon} from '../Icon';
import styles from './styles.module.css';
import './tokens.css';
import {wrapped} from './wrapping';

/** Samples with more lines start collapsed. The style sheet sets how much of them is visible. */
const maxLines = 30;

/** Samples with fewer lines have no bar above them if they are commands or other text without a title. */
const minLines = 4;

/** Samples with more lines may be divided in print, so that no sheet stays half empty. */
const maxUndivided = 16;

export interface CodeFrameProps {
  /** The language's key, for styles and tests. */
  language: string;
  /** The language's name as readers know it. */
  languageLabel: string;
  /** A caption, often a file name. */
  title?: string;
  /** What the code does. Names the copy button, and the code if it scrolls. */
  label?: string;
}

/**
 * Renders the frame of a code sample: its title, language, and a copy button that `src/enhance/copy.ts` runs.
 * `src/enhance/code.ts` expands and collapses a long sample, and wraps lines. Without scripts and in print, all of a sample
 * is shown.
 * @param lines the sample's number of lines: a long sample starts collapsed, and a short one has no bar above it
 * @param children the `<code>`
 */
export function CodeFrame({lines = 0, children, ...frame}: CodeFrameProps & {lines?: number; children: ReactNode}) {
  const {language, languageLabel, title, label} = frame;
  const name = label ?? title ?? `${languageLabel} sample`;
  const face = title?.includes('.') ? 'mono' : 'medium';
  const isLong = lines > maxLines;
  const scrolls = !wrapped.test(language);
  const isShort = lines > 0 && lines < minLines && !title && language !== 'json';
  return (
    <div
      className={clsx('flex on-ink tiny border rounded', styles.block)}
      data-code={language}
      data-long={isLong || undefined}
      data-short={isShort || undefined}
      data-tall={lines > maxUndivided || undefined}
    >
      <div className={clsx('border-b muted row', styles.bar)} data-code-bar>
        <span className={clsx('anywhere snug text', face, styles.title)} data-code-title={title && ''}>
          {/* A path that is too long for a line is divided after a slash. */}
          {title?.match(/[^/]*\/|[^/]+/g)?.flatMap((part, index) => (index ? [<wbr key={part} />, part] : part)) ??
            languageLabel}
        </span>
        {title && language !== 'text' && <span>{languageLabel}</span>}
        {scrolls && (
          <button type="button" className={clsx('muted semibold tiny', copy.copy)} data-wraps data-needs-script>
            <span>Wrap</span>
            <span>Unwrap</span>
          </button>
        )}
        <CopyButton words="Copy" name={`Copy code: ${name}`} />
      </div>
      <pre className={styles.pre} data-scrolls={scrolls ? '' : undefined}>
        {children}
      </pre>
      {isLong && (
        <button
          type="button"
          className={clsx('accent cluster gap-2 relative semibold border-t', styles.more)}
          aria-expanded="false"
          data-expand
          data-needs-script
        >
          <span>{`Show all ${lines} lines`}</span>
          <span>Show fewer lines</span>
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}
