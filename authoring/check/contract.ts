import {isMap, isScalar, parseDocument, type Scalar, visit} from 'yaml';
import type {MarkdownNode} from '../../plugins/shared/markdown';
import {parsePlainMarkdown, walk} from '../shared/markdown';
import {maxFindings} from './limits';
import {proseOf} from './prose';
import type {CheckedContract} from './site';
import {checkWording} from './wording';

/** Keys whose values readers see in the reference. */
const shownKeys = ['summary', 'description', 'x-cause', 'x-remedy'];

/** Returns the offset in the file of each character of a value. Parsing YAML changes only whitespace. */
function offsetsIn(source: string, {range, value, type}: Scalar<string>): number[] {
  const start = range?.[0] ?? 0;
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  let at = isBlock ? source.indexOf('\n', start) : start;
  return [...value].map((character) => {
    if (/\s/.test(character)) return at;
    const next = source.indexOf(character, at);
    at = next < 0 ? at : next + 1;
    return at - 1;
  });
}

/** Checks the wording of the descriptions in a contract, and reads the names of its schemas. */
export function inspectContract(file: string, source: string): CheckedContract {
  const document = parseDocument(source);
  const findings: CheckedContract['findings'] = [];
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !shownKeys.includes(String(key.value))) return;
      if (!isScalar(value) || typeof value.value !== 'string') return;
      const text = value as Scalar<string>;
      const tree: MarkdownNode = parsePlainMarkdown(text.value);
      const found = checkWording(proseOf({nodes: [...walk(tree)], source: text.value}));
      const offsets = offsetsIn(source, text);
      for (const {offset, message, fix} of found)
        findings.push({rule: 'wording', offset: offsets[offset] ?? 0, message, fix});
    },
  });
  const schemas = document.getIn(['components', 'schemas']);
  return {
    file,
    source,
    findings: findings.slice(0, maxFindings),
    schemas: isMap(schemas) ? schemas.items.map(({key}) => String(key)) : [],
  };
}
