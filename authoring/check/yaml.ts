import {isMap, type Pair, type ParsedNode, parseDocument} from 'yaml';

/** An entry of a YAML map, with the offsets of its key and value in the file. */
export interface Entry {
  key: string;
  value: unknown;
  offset: number;
  end: number;
  valueStart: number;
  valueEnd: number;
  /** The entries of the value, if it's a map. */
  entries?: Entry[];
}

function toEntry({key, value}: Pair<ParsedNode, ParsedNode | null>, base: number): Entry {
  const [start, end] = key.range;
  const [valueStart, valueEnd] = value?.range ?? [end, end];
  return {
    key: String(key),
    value: value?.toJSON() ?? undefined,
    offset: base + start,
    end: base + end,
    valueStart: base + valueStart,
    valueEnd: base + valueEnd,
    entries: isMap(value) ? value.items.map((pair) => toEntry(pair as Pair<ParsedNode, ParsedNode>, base)) : undefined,
  };
}

/**
 * Parses a YAML map, and keeps the offset of every key and value.
 * @param base the offset at which the text starts in its file
 * @returns its entries and its errors, of which a duplicate key is one
 */
export function readYaml(text: string, base = 0) {
  const document = parseDocument(text, {prettyErrors: false});
  const pairs = isMap(document.contents) ? document.contents.items : [];
  return {
    entries: pairs.map((pair) => toEntry(pair, base)),
    errors: document.errors.map(({code, message, pos}) => ({
      offset: base + pos[0],
      message,
      isDuplicate: code === 'DUPLICATE_KEY',
    })),
  };
}
