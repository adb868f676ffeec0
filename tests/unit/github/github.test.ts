/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');
const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};

/** Expects a text to call npm scripts, as `npm run x`, `npm test`, or `npm start`, and only those that exist. */
function expectScripts(text: string): void {
  const called = [...text.matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(test|start)\b)/g)];
  expect(called.length).toBeGreaterThan(0);
  for (const [, run, short] of called) expect(Object.keys(scripts)).toContain(run ?? short);
}

interface Workflow {
  permissions: Record<string, string>;
  concurrency: {group: string};
  jobs: Record<string, {'timeout-minutes'?: number; steps: {uses?: string; run?: string}[]}>;
}

const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);

describe.each(workflows)('%s', (file) => {
  const workflow = parse(read(file)) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('calls npm scripts that exist', () => expectScripts(steps.map(({run}) => run).join('\n')));

  it('uses major versions of actions, and has a timeout for every job', () => {
    for (const {uses} of steps.filter((step) => step.uses)) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it('can only read, and cancels runs that a newer one replaces', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    expect(workflow.concurrency.group).toContain('github.ref');
  });
});

it('the form for a documentation problem has the fields that the link on a page fills in', () => {
  const form = parse(read('.github/ISSUE_TEMPLATE/docs-problem.yml')) as {body: {id: string}[]};
  expect(form.body.map(({id}) => id)).toEqual(expect.arrayContaining(['page', 'section', 'problem']));
});

const ownerLines = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** The organization on the code host, as the line for all files names it. */
const organization = /^\*\s+(@[\w-]+)\//.exec(ownerLines[0] ?? '')?.[1];

/** Returns the team that reviews a file: the last line that matches decides. */
function reviewersOf(file: string): string | undefined {
  const matching = ownerLines.filter((line) => {
    const [pattern = ''] = line.split(/\s+/);
    return pattern === '*' || `/${file}` === pattern || (pattern.endsWith('/') && `/${file}`.startsWith(pattern));
  });
  return matching.at(-1)?.split(/\s+/)[1];
}

it.each(readdirSync('docs').filter((file) => file.endsWith('.mdx')))(
  '%s is reviewed by the team that owns it',
  (file) => {
    const [, owner] = /^owner: (.+)$/m.exec(read(`docs/${file}`)) ?? [];
    const expected = `${organization}/${owner}`;
    if (reviewersOf(`docs/${file}`) === expected) return;
    throw new Error(
      `The owner of docs/${file} is ${owner}. Fix: give it the line "/docs/${file} ${expected}" in .github/CODEOWNERS.`,
    );
  },
);

it.each(['CONTRIBUTING.md', 'README.md', '.github/pull_request_template.md'])(
  '%s mentions only npm scripts that exist',
  (file) => expectScripts(read(file)),
);
