import {readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import type {Figures} from './subject';

const file = 'bench/results.json';

/** Returns a table in Markdown. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Prints figures as a table in Markdown.
 * @param columns figures of sites or engines, by their name
 */
export function printColumns(title: string, columns: Record<string, Figures>): void {
  const labels = [...new Set(Object.values(columns).flatMap(Object.keys))];
  const rows = labels.map((label) => [
    label,
    ...Object.values(columns).map((figures) => String(figures[label] ?? '–')),
  ]);
  const [date] = new Date().toISOString().split('T');
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const machine = `${cpus().length} cores, Node ${process.versions.node}, load average ${load} at the end`;
  console.log(`\n### ${title}\n\n${table(['', ...Object.keys(columns)], rows)}\n\n${date}, ${machine}.`);
}

/** Keeps a site's first loads by page in `results.json`, where a test compares ours with them. */
export function saveFirstLoads(site: string, loads: unknown): void {
  const results = JSON.parse(readFileSync(file, 'utf8')) as {findings: {bytes: Record<string, unknown>}};
  results.findings.bytes[site] = loads;
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
