import type {SandboxRequest} from '../../../src/sandbox/request';

/** Stands in place of a key. */
export const removed = '[removed]';

const name = '(?:[\\w-]{0,40}(?:api[-_]?key|token|secret|passw|authorization|cookie)[\\w-]{0,40}|key)';
const wholeName = new RegExp(`^${name}$`, 'i');
const parameter = new RegExp(`([?&]${name}=)[^&#\\s"]+`, 'gi');
const field = new RegExp(`((?:"${name}"|\\b${name})\\s*[:=]\\s*")(?:[^"\\\\]|\\\\.)+`, 'gi');

/** The shortest text that is taken for a key, in characters. Shorter ones occur in other words. */
const shortest = 6;

/** The most of a text that is kept, in characters. Keys are found beyond it, too, so that no part of one remains. */
const longestText = 8_000;

/** Returns the keys that a request's headers contain, the longest first. */
export function secretsIn({headers}: SandboxRequest): string[] {
  const values = Object.entries(headers).flatMap(([header, value]) => (wholeName.test(header) ? value : []));
  const words = values.flatMap((value) => [value.trim(), ...value.split(/\s+/)]);
  const secrets = words.filter((word) => word.length >= shortest && !/^bearer$/i.test(word));
  return secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]).sort((a, b) => b.length - a.length);
}

/** Returns data as it can be kept: long texts truncated, and without keys: those that are known, and those with the name of one. */
export function withoutSecrets<Data>(data: Data, secrets: string[]): Data {
  const clean = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (wholeName.test(key)) return removed;
    return secrets
      .reduce((rest, secret) => rest.replaceAll(secret, removed), value.slice(0, 2 * longestText))
      .replace(parameter, `$1${removed}`)
      .replace(field, `$1${removed}`)
      .slice(0, longestText);
  };
  return JSON.parse(JSON.stringify(data, clean));
}
