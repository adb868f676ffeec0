/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {messageOf, report} from '../../../authoring/samples/report';
import {checkSamples, type Outcome, projectSources} from '../../../authoring/samples/run';
import type {Proof, Sources} from '../../../authoring/samples/types';
import {referenceNodes} from '../../../plugins/api-reference';

const faults = 'tests/samples/faults';

const pagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => join(folder, name));

/** What a page with a seeded fault promises in its front matter: the line of the fault, and words of the message. */
function promiseOf(file: string): {line: number; says: string} {
  const [, line, says = ''] = /^---\nline: (\d+)\nsays: (.+)\n---\n/.exec(readFileSync(file, 'utf8')) ?? [];
  return {line: Number(line), says};
}

describe('samples', () => {
  const docs = pagesIn('docs');
  const seeded = pagesIn(faults);
  let outcome: Outcome;
  // Compiles and runs hundreds of samples, in minutes when other steps keep the machine busy.
  beforeAll(async () => {
    outcome = await checkSamples([...docs, ...seeded]);
  }, 300_000);

  const problemsIn = (file: string) => outcome.problems.filter((problem) => problem.file === file);
  const verdictsIn = (files: string[]) => outcome.verdicts.filter(({fence}) => files.includes(fence.file));
  const withProof = (files: string[], proof: Proof) => verdictsIn(files).filter((verdict) => verdict.proof === proof);

  it('of the documentation are all accounted for and right', () => {
    expect(outcome.verdicts.length).toBe(outcome.fences);
    expect(docs.flatMap(problemsIn).map(messageOf)).toEqual([]);
    expect(withProof(docs, 'failed')).toEqual([]);
  });

  it('of the documentation are checked, except those that need the built site', () => {
    const excuses = withProof(docs, 'unchecked').map(({fence, note}) => `${fence.file} ${note}`);
    expect(excuses).toEqual([
      'docs/quick-start.mdx It downloads files from this site.',
      'docs/quick-start.mdx It starts a server that runs until you stop it.',
    ]);
  });

  it('that are generated run too', () => {
    const generated = outcome.verdicts.filter(({fence}) => fence.generated);
    expect(generated.filter(({proof}) => proof === 'executed').length).toBeGreaterThanOrEqual(20);
    expect(generated.filter(({proof}) => proof === 'validated').length).toBeGreaterThanOrEqual(8);
  });

  it('are counted by kind in the report', () => {
    const text = report(outcome, 1);
    for (const kind of ['executed', 'type-checked', 'validated', 'parsed', 'output'])
      expect(text).toMatch(new RegExp(` ${kind} `));
  });

  it('have a corpus of forty faults and more', () => expect(seeded.length).toBeGreaterThanOrEqual(40));

  for (const file of seeded) {
    it(`with a fault fail at its line: ${file.slice(faults.length + 1, -4)}`, () => {
      if (withProof([file], 'not run').length > 0) {
        // A machine may lack the language; continuous integration may not.
        expect(process.env.CI).not.toBe('true');
        return;
      }
      const {line, says} = promiseOf(file);
      const found = problemsIn(file);
      const messages = found.map(messageOf).join('\n');
      expect([...new Set(found.map((problem) => problem.line))]).toEqual([line]);
      expect(messages).toContain(says);
    });
  }
});

describe('a name that changes in a contract', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'timbre-contract-'));
  });
  afterAll(() => rm(folder, {recursive: true}));

  /** The project's sources, but for one in which a name reads otherwise. */
  async function renamed(key: keyof Sources, from: string, to: string): Promise<Sources> {
    const path = join(folder, `${key}-${projectSources[key].split('/').at(-1)}`);
    const source = await readFile(projectSources[key], 'utf8');
    await writeFile(path, source.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to));
    return {...projectSources, [key]: path};
  }

  it('changes the reference and fails every stale sample', async () => {
    const sources = await renamed('openapi', 'session_id', 'conversation_id');
    const reference = JSON.stringify(referenceNodes(sources.openapi, sources.asyncapi));
    expect(reference).toMatch(/conversation_id/);
    expect(reference).not.toMatch(/session_id/);

    const page = 'docs/platform-overview.mdx';
    const {problems} = await checkSamples([page], sources);
    const stale = (await readFile(page, 'utf8'))
      .split('\n')
      .flatMap((text, index) => (/session_id['"]?: /.test(text) ? index + 1 : []));
    expect([...new Set(problems.map(({line}) => line))]).toEqual(stale);
  });

  it('fails samples that read a stale field of an answer', async () => {
    const {problems} = await checkSamples(['docs/quick-start.mdx'], await renamed('openapi', 'intent', 'purpose'));
    expect(problems.some(({received}) => received.includes('intent'))).toBe(true);
  });

  it('fails fences that name a stale shape', async () => {
    const sources = await renamed('asyncapi', 'StreamFinal', 'StreamEnd');
    const page = join(folder, 'stream.mdx');
    await writeFile(page, '```json schema="StreamFinal"\n{"type": "final", "text": "hi", "confidence": 1}\n```\n');
    const {problems} = await checkSamples([page], sources);
    expect(problems.length).toBe(1);
  });

  it('fails stale options in types and tables', async () => {
    const sources = await renamed('webSdk', 'environment', 'surroundings');
    const page = 'docs/web-sdk.mdx';
    const lines = (await readFile(page, 'utf8')).split('\n');
    const {problems} = await checkSamples([page], sources);
    const found = problems.map(({line}) => lines[line - 1] ?? '');
    expect(found.some((text) => text.startsWith('| `environment`'))).toBe(true);
    expect(found.some((text) => text.includes("environment: 'noisy'"))).toBe(true);
  });

  for (const [key, page] of [
    ['iosSdk', 'docs/ios-sdk.mdx'],
    ['androidSdk', 'docs/android-sdk.mdx'],
  ] as const) {
    it(`fails stale options of ${page}`, async () => {
      const {problems} = await checkSamples([page], await renamed(key, 'environment', 'surroundings'));
      const lines = (await readFile(page, 'utf8')).split('\n');
      const found = problems.map(({line}) => lines[line - 1] ?? '');
      expect(found.some((text) => text.startsWith('| `environment`'))).toBe(true);
      expect(found.some((text) => /environment( =|:)/.test(text))).toBe(true);
    });
  }
});
