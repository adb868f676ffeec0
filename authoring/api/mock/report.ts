import {about} from './about';
import type {Verdict} from './course';

const countOf = (verdicts: Verdict[], kind: Verdict['result'] = 'survived') =>
  verdicts.filter(({result}) => result === kind).length;

/** Returns verdicts as text, one line for each day and for each mistake. */
export function textReport(verdicts: Verdict[]): string {
  const lines = verdicts.flatMap(({day, result, call = '', problems}) => [
    `${result.padEnd(9)} ${day.padEnd(19)} ${call}`.trimEnd(),
    ...problems.map((problem) => `          ${problem}`),
  ]);
  const [failed, unseen] = [countOf(verdicts, 'failed'), countOf(verdicts, 'unseen')];
  const survived = `${countOf(verdicts)} of ${verdicts.length} days survived`;
  return `${lines.join('\n')}\n${survived}, ${failed} failed, ${unseen} unseen.`;
}

/** Returns a text for XML, without the characters that it doesn't allow. */
const xml = (text: string) =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`).replace(/[^\t\n\r -\ud7ff\ue000-\ufffd]/g, '');

/** Returns verdicts as JUnit's XML. A day that wasn't seen counts as a failure. */
function junitReport(verdicts: Verdict[]): string {
  const cases = verdicts.map(({day, problems}) => {
    const failures = problems.map((problem) => `<failure message="${xml(problem)}"/>`).join('');
    return `  <testcase classname="timbre-mock" name="${xml(day)}">${failures}</testcase>`;
  });
  const counts = `tests="${verdicts.length}" failures="${verdicts.length - countOf(verdicts)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="timbre-mock" ${counts}>\n${cases.join('\n')}\n</testsuite>\n`;
}

/** Returns the report for a file: JUnit for `.xml`, or else JSON. */
export function reportFor(file: string, verdicts: Verdict[]): string {
  if (file.endsWith('.xml')) return junitReport(verdicts);
  return `${JSON.stringify({...about, survived: countOf(verdicts), days: verdicts.length, verdicts}, undefined, 2)}\n`;
}
