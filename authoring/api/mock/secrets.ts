import type {SandboxRequest} from '../../../src/sandbox/request';

/** Stands in place of a key. */
export const removed = '[removed]';

const name = '(?:[\\w-]{0,40}(?:api[-_]?key|token|secret|passw|authorization|cookie)[\\w-]{0,40}|key)';
const headerName = new RegExp(`^${name}$`, 'i');
const parameter = new RegExp(`([?&]${name}=)[^&#\\s"]+`, 'gi');
const field = new RegExp(`((?:"${name}"|\\b${name})\\s*[:=]\\s*")(?:[^"\\\\]|\\\\.)+`, 'gi');

/** The shortest text that is taken for a key, in characters. Shorter ones occur in other words. */
const shortest = 6;

/** Returns the keys that a request's headers contain, the longest first. */
export function secretsIn({headers}: SandboxRequest): string[] {
  const values = Object.entries(headers).flatMap(([header, value]) => (headerName.test(header) ? [value.trim()] : []));
  const words = values.flatMap((value) => [value, ...value.split(/\s+/)]);
  const secrets = words.filter((word) => word.length >= shortest && !/^bearer$/i.test(word));
  return [...new Set(secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]))].sort(
    (a, b) => b.length - a.length,
  );
}

/** Returns a text without keys: those that are known, and those in parameters and fields with the name of one. */
export const withoutSecrets = (text: string, secrets: string[]): string =>
  secrets
    .reduce((rest, secret) => rest.replaceAll(secret, removed), text)
    .replace(parameter, `$1${removed}`)
    .replace(field, `$1${removed}`);

/** Returns headers without keys. */
export const headersWithoutSecrets = (headers: Record<string, string>, secrets: string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([header, value]) => [
      header,
      headerName.test(header) ? removed : withoutSecrets(value, secrets),
    ]),
  );
