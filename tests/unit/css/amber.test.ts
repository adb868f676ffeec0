import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import postcss, {type Declaration, type Rule} from 'postcss';

/** Words in selectors for something unsure: a confidence below the limit, an alternative, or a question about it. */
const saysUnsure = /unsure|doubt|low|asks|suboptimum|sub-optimum/;

const styleSheets = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/**/*.css'], {encoding: 'utf8'})
  .trim()
  .split('\n');

/** Returns where a style sheet uses amber: file, line, and selector. */
function amberIn(file: string, css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({value, parent, source}: Declaration) => {
    const {selector = ''} = (parent ?? {}) as Partial<Rule>;
    if (value.includes('--signal-low') && !saysUnsure.test(selector))
      found.push(`${file}:${source?.start?.line} ${selector}`);
  });
  return found;
}

it('amber is used only for what is unsure', () => {
  expect(styleSheets.length).toBeGreaterThan(100);
  expect(styleSheets.flatMap((file) => amberIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('amber is reported for anything else', () =>
  expect(amberIn('stars.css', '.stars {\n  fill: var(--signal-low);\n}')).toEqual(['stars.css:2 .stars']));
