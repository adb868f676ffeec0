/** How many opening braces are tried. A text with more has no error object that people could read. */
const maxTries = 500;

/** Returns the end of the object that begins at `start`, after its closing brace, or -1 if it has none. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (isString && character === '\\') at++;
    else if (character === '"') isString = !isString;
    else if (!isString && character === '{') depth++;
    else if (!isString && character === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

/** An object that a text contains as JSON. */
export interface JsonObject {
  value: Record<string, unknown>;
  start: number;
  end: number;
}

/** Returns the objects that a text contains as JSON, between anything else, without those inside of others. */
export function jsonObjectsIn(text: string): JsonObject[] {
  const found: JsonObject[] = [];
  let start = text.indexOf('{');
  for (let tries = 0; start >= 0 && tries < maxTries; tries++) {
    const end = endOf(text, start);
    let next = start + 1;
    try {
      if (end > 0) {
        found.push({value: JSON.parse(text.slice(start, end)), start, end});
        next = end;
      }
    } catch {
      // Not JSON, but it can contain some: `{level: warn} {"code": …}`.
    }
    start = text.indexOf('{', next);
  }
  return found;
}
