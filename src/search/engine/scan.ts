/** The role of a character between letters and digits. */
enum Role {
  Separates,
  Word,
  /** Joins the letters around it: `client.state`, `don't`, `text-to-speech`. */
  Joins,
  /** Joins digits: `5,000`. */
  Comma,
}

const joining = /[./:@'{}’-]/;

function roleOfCharacter(code: number): Role {
  const character = String.fromCharCode(code);
  // Covers English texts without the Unicode tables, which are slow to load.
  const isKnown = code < 0x80 || (code >= 0x2010 && code < 0x2028);
  // Invisible characters are removed from words.
  if (isKnown ? /[\w$]/.test(character) : /[\p{L}\p{N}\p{M}\p{Cf}]/u.test(character)) return Role.Word;
  return joining.test(character) ? Role.Joins : character === ',' ? Role.Comma : Role.Separates;
}

/** Roles by code unit; 255 means not computed yet. */
const roles = new Uint8Array(0x10000).fill(255);

function roleAt(text: string, at: number): Role {
  const code = text.charCodeAt(at);
  const known = roles[code] as Role | 255;
  if (known !== 255) return known;
  const role = roleOfCharacter(code);
  roles[code] = role;
  return role;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Returns where the word continues after joining characters at `at`, or -1 when it ends there. */
function afterJoint(text: string, at: number, role: Role): number {
  let next = at + 1;
  while (next < text.length && roleAt(text, next) === role) next++;
  if (next >= text.length || roleAt(text, next) !== Role.Word) return -1;
  return role === Role.Comma && (next > at + 1 || !isDigit(text.charCodeAt(next))) ? -1 : next;
}

/** Calls `visit` for every run of letters and digits, including the punctuation inside identifiers, paths, and numbers. */
export function eachChunk(text: string, visit: (chunk: string, start: number, end: number) => void): void {
  let at = 0;
  while (at < text.length) {
    if (roleAt(text, at) !== Role.Word) {
      at++;
      continue;
    }
    const start = at++;
    while (at < text.length) {
      const role = roleAt(text, at);
      const next = role === Role.Word ? at + 1 : role === Role.Separates ? -1 : afterJoint(text, at, role);
      if (next < 0) break;
      at = next;
    }
    visit(text.slice(start, at), start, at);
  }
}
