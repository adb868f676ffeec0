import {setFlagsFromString} from 'node:v8';
import {Language, type Node, Parser} from 'web-tree-sitter';
import {readSwiftSurface} from '../../../plugins/markdown/option-tables/surfaces/swift';
import {type Complaint, fenceAt, placedSource, problemAt} from '../place';
import {sharedFiles} from '../sharedFiles';
import type {Check, Fence, SampleProblem} from '../types';
import {declaredIn, swiftFaults, walk} from './swiftNames';

const grammar = require.resolve('tree-sitter-wasms/out/tree-sitter-swift.wasm');

/** Returns the first places at which the parser reports an error or inserts something. */
function syntaxFaults(node: Node): Node[] {
  if (node.isError || node.isMissing) return [node];
  return node.hasError ? node.children.flatMap((child) => (child ? syntaxFaults(child) : [])) : [];
}

const syntaxFault = (node: Node) => ({
  node,
  expected: node.isMissing ? `Swift with "${node.type}" here` : 'Swift',
  received: JSON.stringify(node.text.split('\n')[0]?.slice(0, 40)),
  fix: 'check brackets, quotes and commas here and just before.',
});

function problemIn(fence: Fence, {node, ...complaint}: Complaint & {node: Node}): SampleProblem {
  const line = node.startPosition.row + 1;
  return problemAt(fenceAt(fence, line), line, node.startPosition.column + 1, complaint);
}

/** Parses Swift fences, then compares the names that they use from the SDK with its surface. */
export const checkSwift: Check = async (fences) => {
  if (fences.length === 0) return [];
  // The grammar is large and runs briefly. Optimizing its code would take ten seconds of processor time.
  setFlagsFromString('--liftoff-only');
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  const surface = readSwiftSurface();
  const parse = (fence: Fence): Node => {
    const root = parser.parse(placedSource(fence))?.rootNode;
    if (!root) throw new Error(`The Swift grammar could not read ${fence.file}:${fence.opening}.`);
    return root;
  };
  const shared = (await sharedFiles('swift')).flatMap((fence) => declaredIn(walk(parse(fence))));
  return fences.map((fence) => {
    const root = parse(fence);
    const faults = syntaxFaults(root)
      .slice(0, 1)
      .map(syntaxFault)
      .map((fault) => problemIn(fence, fault));
    const problems =
      faults.length > 0 ? faults : swiftFaults(root, surface, shared).map((fault) => problemIn(fence, fault));
    return {fence, proof: problems.length > 0 ? 'failed' : 'parsed', problems};
  });
};
