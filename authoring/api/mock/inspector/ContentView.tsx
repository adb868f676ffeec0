import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Code} from '../../../../src/islands/shared/code/Code';
import lab from '../../../../src/islands/shared/lab.module.css';
import type {Content} from '../exchange';
import styles from './Details.module.css';
import {countText, sizeText} from './format';
import {placesOf} from './places';

/** Returns the lines of a body, of JSON with breaks, and the place of each. */
function linesOf(body: string): {lines: string[]; places: string[]; isJson: boolean} {
  try {
    const lines = JSON.stringify(JSON.parse(body), null, 2).split('\n');
    return {lines, places: placesOf(lines), isJson: true};
  } catch {
    return {lines: body.split('\n'), places: ['body'], isJson: false};
  }
}

interface ContentProps {
  title: string;
  content: Content;
  /** The places that violate the contract. */
  wrong?: string[];
}

/** Renders headers and a body. Lines and headers that violate the contract are marked, also those that are missing. */
export function ContentView({title, content: {headers, body, size}, wrong = []}: ContentProps): ReactNode {
  const wrongHeaders = wrong.flatMap((place) => place.match(/(?<=^header )\S+/)?.[0].toLowerCase() ?? []);
  const names = [...new Set([...Object.keys(headers), ...wrongHeaders])];
  const {lines, places, isJson} = linesOf(body ?? '');
  return (
    <section className="stack gap-2">
      <h3 className="label">{`${title}, ${sizeText(size)}`}</h3>
      <details open={!body || wrongHeaders.length > 0}>
        <summary className="tiny accent">{countText(Object.keys(headers).length, 'header')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
        <pre className={clsx('on-ink', lab.code, styles.code)} tabIndex={0}>
          {names.map((name) => {
            const Line = wrongHeaders.includes(name) ? 'mark' : 'span';
            return <Line key={name}>{`${name}: ${headers[name] ?? 'missing'}`}</Line>;
          })}
        </pre>
      </details>
      {body && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        <pre className={clsx('on-ink', lab.code, styles.code)} tabIndex={0}>
          {lines.map((line, index) => {
            const Line = wrong.includes(places[index] ?? '') ? 'mark' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and some are equal.
            return <Line key={index}>{isJson ? <Code language="json">{line}</Code> : line || ' '}</Line>;
          })}
        </pre>
      )}
    </section>
  );
}
