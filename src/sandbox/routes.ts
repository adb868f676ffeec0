import type {Call, Contract} from './calls';

/** Returns the path of a call, with the base path of its server: `/v1/domains/{domainId}`. */
const fullPath = ({base, path}: Call): string => new URL(base).pathname + path;

/** Returns the path parameters in a path, by name; undefined when the path doesn't address the call. */
export function matchPath(call: Call, path: string): Record<string, string> | undefined {
  const pattern = fullPath(call).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? {...match.groups} : undefined;
}

/** Returns how a call is addressed: `POST /v1/nlu/parse`. */
const routeName = (call: Call): string => `${call.kind === 'rest' ? call.method : 'WebSocket'} ${fullPath(call)}`;

const letterPairs = (text: string): Set<string> =>
  new Set([...text.toLowerCase()].map((_, index, letters) => letters.slice(index, index + 2).join('')));

/** Returns how alike two texts are, from 0 to 1: the share of letter pairs that they have in common. */
function similarity(a: string, b: string): number {
  const [ofA, ofB] = [letterPairs(a), letterPairs(b)];
  const shared = [...ofA].filter((pair) => ofB.has(pair)).length;
  return (2 * shared) / (ofA.size + ofB.size);
}

/** Returns the documented addresses at a path, or the one most similar to `request` when there are none. */
export function documentedAddress({rest, streams}: Contract, path: string, request: string) {
  const calls: Call[] = [...rest, ...streams];
  const samePath = calls.filter((call) => matchPath(call, path));
  if (samePath.length > 0) return {isPath: true, name: samePath.map(routeName).join(' or ')};
  const ranked = calls.map(routeName).sort((a, b) => similarity(request, b) - similarity(request, a));
  return {isPath: false, name: ranked[0] ?? 'a documented call'};
}
