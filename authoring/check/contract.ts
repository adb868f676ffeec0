import {isMap, isScalar, parseDocument, type Scalar, visit} from 'yaml';
import type {MarkdownNode} from '../../plugins/shared/markdown';
import {parsePlainMarkdown, walk} from '../shared/markdown';
import {proseOf} from './prose';
import type {CheckedContract} from './site';
import {checkWording} from './wording';

/** Keys whose values readers see in the reference. */
const shownKeys = ['summary', 'description', 'x-cause', 'x-remedy'];

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
      for (const {offset, message, fix} of found) {
        const [phrase = ''] = text.value.slice(offset).split(/\s/, 1);
        findings.push({rule: 'wording', offset: source.indexOf(phrase, text.range?.[0]), message, fix});
      }
    },
  });
  const schemas = document.getIn(['components', 'schemas']);
  return {file, source, findings, schemas: isMap(schemas) ? schemas.items.map(({key}) => String(key)) : []};
}
