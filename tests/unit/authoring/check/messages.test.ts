/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {checkWording} from '../../../../authoring/check/wording';

/** The folders whose code has messages for authors or readers. Marketing pages are in src/content. */
const folders = ['authoring', 'deploy', 'plugins', 'scripts', 'src/components', 'src/enhance', 'src/islands'];
const listed = execFileSync('git', ['ls-files', ...folders, 'src/sandbox', 'src/search'], {encoding: 'utf8'});
const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file));

/** Words that are next to each other. Other strings are names. */
const message = /\p{L} \p{L}/u;

/** Returns the phrases in a file's strings and JSX text that messages must not use, each with its position. */
function phrasesIn(file: string, code = readFileSync(file, 'utf8')): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const {line} = source.getLineAndCharacterOfPosition(node.getStart());
      const text = message.test(node.text) ? node.text.replace(/\S+\/\S+/g, '') : '';
      const findings = checkWording([{text, offset: 0}]);
      found.push(...findings.map(({message, fix}) => `${file}:${line + 1} ${message} Fix: ${fix}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('messages follow the wording of the documentation', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => phrasesIn(file))).toEqual([]);
});

it('finds a phrase in a template and in JSX', () => {
  const code = ['const text = `The $', '{name} server wants a key.`;\nconst view = <p>Read the answer.</p>;'].join('');
  expect(phrasesIn('view.tsx', code)).toEqual([
    expect.stringMatching(/^view\.tsx:1 "server wants": /),
    expect.stringMatching(/^view\.tsx:2 "answer": /),
  ]);
});
