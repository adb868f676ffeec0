import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {messageOf, report} from '../../authoring/samples/report';
import {checkSamples, type Outcome, projectSources} from '../../authoring/samples/run';
import type {Proof, Sources} from '../../authoring/samples/types';
import {referenceNodes} from '../../plugins/api-reference';

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
  before(async () => {
    outcome = await checkSamples([...docs, ...seeded]);
  });

  const problemsIn = (file: string) => outcome.problems.filter((problem) => problem.file === file);
  const verdictsIn = (files: string[]) => outcome.verdicts.filter(({fence}) => files.includes(fence.file));
  const withProof = (files: string[], proof: Proof) => verdictsIn(files).filter((verdict) => verdict.proof === proof);

  it('of the documentation are all accounted for and right', () => {
    assert.equal(outcome.verdicts.length, outcome.fences);
    assert.deepEqual(docs.flatMap(problemsIn).map(messageOf), []);
    assert.deepEqual(withProof(docs, 'failed'), []);
  });

  it('of the documentation are checked, except those that need the built site', () => {
    const excuses = withProof(docs, 'unchecked').map(({fence, note}) => `${fence.file} ${note}`);
    assert.deepEqual(excuses, [
      'docs/quick-start.mdx It downloads files from this site.',
      'docs/quick-start.mdx It starts a server that runs until you stop it.',
    ]);
  });

  it('that are generated run too', () => {
    const generated = outcome.verdicts.filter(({fence}) => fence.generated);
    assert.ok(generated.filter(({proof}) => proof === 'executed').length >= 20);
    assert.ok(generated.filter(({proof}) => proof === 'validated').length >= 8);
  });

  it('are counted by kind in the report', () => {
    const text = report(outcome, 1);
    for (const kind of ['executed', 'type-checked', 'validated', 'parsed', 'output'])
      assert.match(text, new RegExp(` ${kind} `));
  });

  it('have a corpus of forty faults and more', () => assert.ok(seeded.length >= 40));

  for (const file of seeded) {
    it(`with a fault fail at its line: ${file.slice(faults.length + 1, -4)}`, (context) => {
      if (withProof([file], 'not run').length > 0) return context.skip('its language is not on this machine');
      const {line, says} = promiseOf(file);
      const found = problemsIn(file);
      const messages = found.map(messageOf).join('\n');
      assert.ok(found.length > 0, 'the fault was not caught');
      assert.deepEqual([...new Set(found.map((problem) => problem.line))], [line], messages);
      assert.ok(messages.includes(says), `expected "${says}" in:\n${messages}`);
      return undefined;
    });
  }
});

describe('a name that changes in a contract', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'timbre-contract-'));
  });
  after(() => rm(folder, {recursive: true}));

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
    assert.match(reference, /conversation_id/);
    assert.doesNotMatch(reference, /session_id/);

    const page = 'docs/platform-overview.mdx';
    const {problems} = await checkSamples([page], sources);
    const stale = (await readFile(page, 'utf8'))
      .split('\n')
      .flatMap((text, index) => (/session_id['"]?: /.test(text) ? index + 1 : []));
    assert.deepEqual([...new Set(problems.map(({line}) => line))], stale, problems.map(messageOf).join('\n'));
  });

  it('fails samples that read a stale field of an answer', async () => {
    const {problems} = await checkSamples(['docs/quick-start.mdx'], await renamed('openapi', 'intent', 'purpose'));
    assert.ok(
      problems.some(({came}) => came.includes('intent')),
      problems.map(messageOf).join('\n'),
    );
  });

  it('fails fences that name a stale shape', async () => {
    const sources = await renamed('asyncapi', 'StreamFinal', 'StreamEnd');
    const page = join(folder, 'stream.mdx');
    await writeFile(page, '```json schema="StreamFinal"\n{"type": "final", "text": "hi", "confidence": 1}\n```\n');
    const {problems} = await checkSamples([page], sources);
    assert.equal(problems.length, 1);
  });

  it('fails stale options in types and tables', async () => {
    const sources = await renamed('webSdk', 'interimResults', 'partialResults');
    const page = 'docs/web-sdk.mdx';
    const lines = (await readFile(page, 'utf8')).split('\n');
    const {problems} = await checkSamples([page], sources);
    const found = problems.map(({line}) => lines[line - 1] ?? '');
    assert.ok(
      found.some((text) => text.startsWith('| `interimResults`')),
      found.join('\n'),
    );
    assert.ok(
      found.some((text) => text.includes('interimResults: true')),
      found.join('\n'),
    );
  });

  for (const [key, page] of [
    ['iosSdk', 'docs/ios-sdk.mdx'],
    ['androidSdk', 'docs/android-sdk.mdx'],
  ] as const) {
    it(`fails stale options of ${page}`, async () => {
      const {problems} = await checkSamples([page], await renamed(key, 'retentionPeriod', 'retentionDays'));
      const lines = (await readFile(page, 'utf8')).split('\n');
      const found = problems.map(({line}) => lines[line - 1] ?? '');
      assert.ok(
        found.some((text) => text.startsWith('| `retentionPeriod`')),
        found.join('\n'),
      );
      assert.ok(
        found.some((text) => /retentionPeriod( =|:)/.test(text)),
        found.join('\n'),
      );
    });
  }
});
