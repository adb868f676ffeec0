import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Code} from '../../../../src/islands/shared/code/Code';
import lab from '../../../../src/islands/shared/lab.module.css';
import type {Content} from '../exchange';
import {countText} from './format';
import styles from './styles.module.css';

/** Renders lines one below another. Those that violate the contract are marked. */
export function Lines({
  lines,
  isWrong,
}: {
  lines: string[];
  isWrong?: (index: number) => boolean | undefined;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <pre className={clsx('on-ink small', lab.code, styles.scrolls)} tabIndex={0}>
      {lines.map((line, index) => {
        const Line = isWrong?.(index) ? 'mark' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and some are equal.
        return <Line key={index}>{/^\s*["{[\]}]/.test(line) ? <Code language="json">{line}</Code> : line || ' '}</Line>;
      })}
    </pre>
  );
}

/** Returns the place of each line of formatted JSON, as violations name places: `body.phrases[0].weight`; empty for ends. */
function placesOf(lines: string[]): string[] {
  const open: {place: string; items: number}[] = [];
  return lines.map((line) => {
    const depth = line.search(/\S/) / 2;
    const parent = open[depth - 1];
    if (/^ *[\]}]/.test(line)) return '';
    const [, name] = /^ *"((?:[^"\\]|\\.)*)": /.exec(line) ?? [];
    const inParent = name === undefined ? `[${parent?.items}]` : `.${name}`;
    const place = parent ? parent.place + inParent : 'body';
    if (parent) parent.items += 1;
    open[depth] = {place, items: 0};
    return place;
  });
}

/** Returns the lines of a body, with breaks if it's JSON, and the place of each. */
function linesOf(body: string): {lines: string[]; places: string[]} {
  try {
    const lines = JSON.stringify(JSON.parse(body), null, 2).split('\n');
    return {lines, places: placesOf(lines)};
  } catch {
    return {lines: body.split('\n'), places: ['body']};
  }
}

/** Renders the headers and the body of a request or a response, with marks at `wrong` places, also at missing headers. */
export function ContentView({title, content, wrong}: {title: string; content: Content; wrong: string[]}): ReactNode {
  const {headers, body = ''} = content;
  const wrongHeaders = wrong.flatMap((place) => place.match(/(?<=^header )\S+/)?.[0].toLowerCase() ?? []);
  const names = [...new Set([...Object.keys(headers), ...wrongHeaders])];
  const {lines, places} = linesOf(body);
  return (
    <section className="stack gap-2">
      <h3 className="label">{title}</h3>
      <details open={!body || wrongHeaders.length > 0}>
        <summary className="tiny accent">{countText(Object.keys(headers).length, 'header')}</summary>
        <Lines
          lines={names.map((name) => `${name}: ${headers[name] ?? 'missing'}`)}
          isWrong={(index) => wrongHeaders.includes(names[index] ?? '')}
        />
      </details>
      {body && <Lines lines={lines} isWrong={(index) => wrong.includes(places[index] ?? '')} />}
    </section>
  );
}
