import {readFileSync} from 'node:fs';
import type {Schema} from '../../../src/sandbox/schema';
import {settingsPath} from '../../shared/contractPaths';
import {didYouMean} from '../../shared/didYouMean';
import {attribute, type MarkdownFile, type MarkdownNode, transform} from '../../shared/markdown';
import {inline, table} from '../api-reference/markdown';
import {optionRow, type Sdk} from './rows';
import type {Option, OptionSets} from './surfaces/options';

interface Tag {
  node: MarkdownNode;
  file: MarkdownFile;
}

function known<Value>(map: Map<string, Value>, name: string, {node, file}: Tag): Value {
  const found = map.get(name);
  if (found !== undefined) return found;
  return file.fail(`<OptionTable> doesn't know "${name}". Fix: ${didYouMean(name, [...map.keys()])}`, node.position);
}

function describedOptions(
  options: Option[],
  fields: Record<string, Schema>,
  tag: Tag,
  set: string,
): [Option, Schema][] {
  // The SDKs write abbreviations differently: baseUrl, baseURL.
  const named = new Map(Object.entries(fields).map(([name, field]) => [name.toLowerCase(), field]));
  return options.map((option) => {
    const field = named.get(option.name.toLowerCase());
    if (field?.description) return [option, field];
    const fix = `describe it under ${set} in api/settings.schema.json.`;
    return tag.file.fail(`The option ${option.name} of ${set} has no description. Fix: ${fix}`, tag.node.position);
  });
}

function optionTable(tag: Tag, sdks: Record<Sdk, OptionSets>, shapes: Record<string, Schema>): MarkdownNode {
  const sdk = attribute(tag.node, 'sdk') ?? '';
  const set = attribute(tag.node, 'of') ?? '';
  const sets = known(new Map(Object.entries(sdks)), sdk, tag);
  const shape = known(new Map(Object.entries(shapes)), set, tag);
  const rows = describedOptions(known(sets, set, tag), shape.properties ?? {}, tag, set);
  const cells = rows.map(([option, field]) => optionRow(option, field, sdk as Sdk).map(inline));
  return table(['Option', 'Type', 'Default', 'Range', 'What it does'], cells);
}

/**
 * Remark plugin: replaces `<OptionTable sdk="web" of="RecognitionOptions" />` with a table. Names, types, and defaults
 * come from the SDK's public surface, ranges and descriptions from the settings' JSON Schema.
 * @throws Error naming the place of a tag whose SDK or settings type is unknown, or whose options aren't described
 */
export default function optionTables() {
  return async (tree: MarkdownNode, file: MarkdownFile): Promise<void> => {
    const isTag = ({type, name}: MarkdownNode) => type === 'mdxJsxFlowElement' && name === 'OptionTable';
    const hasTag = (node: MarkdownNode): boolean => isTag(node) || (node.children ?? []).some(hasTag);
    if (!hasTag(tree)) return;
    // TypeScript's parser, which reads the Web SDK, takes long to load. Most pages don't need it.
    const {readOptions} = await import('./surfaces/options');
    const sdks = readOptions();
    const {$defs: shapes} = JSON.parse(readFileSync(settingsPath, 'utf8')) as {$defs: Record<string, Schema>};
    transform(tree, (node) => (isTag(node) ? [optionTable({node, file}, sdks, shapes)] : undefined));
  };
}
