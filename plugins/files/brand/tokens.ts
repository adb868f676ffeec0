import {readFileSync} from 'node:fs';
import {parse} from 'postcss';

const file = 'src/css/tokens.css';
let values: Map<string, string> | undefined;

function readTokens(): Map<string, string> {
  const found = new Map<string, string>();
  parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
    found.set(declaration.prop, declaration.value);
  });
  return found;
}

/**
 * Returns the light color of a token, for files that can't read CSS.
 * @param token its name in `src/css/tokens.css`, such as `--gradient-start`
 * @throws Error when the token isn't a pair of a light and a dark color
 */
export function lightColor(token: string): string {
  values ??= readTokens();
  const value = values.get(token) ?? '';
  const opening = 'light-dark(';
  if (!value.startsWith(opening)) throw new Error(`${file}: ${token} must be light-dark(#light, #dark).`);
  return value.slice(opening.length, value.indexOf(',')).trim();
}
