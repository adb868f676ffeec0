import {type Block, blocksOf} from '../fences';
import type {Finding, PageRule} from '../types';

/** What creates a random ID, by language. */
const randomId: Record<string, string> = {
  java: 'UUID.randomUUID().toString()',
  js: 'crypto.randomUUID()',
  kotlin: 'UUID.randomUUID().toString()',
  python: 'str(uuid.uuid4())',
  swift: 'UUID().uuidString',
  ts: 'crypto.randomUUID()',
};

/** A literal that is assigned to a session ID, or that looks like one, such as "session-42". */
const fixedId = /(?<=\bsession_?id["']?\s*[:=]\s*)(["'])[^"'\n]+\1|(["'])(?:session|conversation)[-_ ]?\d+\2/gi;

/** Returns findings for session IDs that are the same for every user who copies the sample. */
function fixedSessions({language, raw, codeStart}: Block): Finding[] {
  const random = randomId[language];
  if (!random) return [];
  return [...raw.matchAll(fixedId)].map(({0: literal, index}) => ({
    offset: codeStart + index,
    message: `With the fixed session ID ${literal}, all users would share one conversation.`,
    fix: `write ${random}.`,
  }));
}

const pinning = 'pinCertificates';

/** Returns findings for certificate pinning in code for browsers, which don't expose certificates to pages. */
function webPinning({language, raw, codeStart}: Block): Finding[] {
  const index = ['js', 'ts'].includes(language) ? raw.indexOf(pinning) : -1;
  if (index < 0) return [];
  const fix = 'delete the option: the browser validates certificates. Pinning is for the iOS and Android SDKs.';
  return [{offset: codeStart + index, message: `Browsers can't use ${pinning}.`, fix}];
}

/** Reports code that compiles but that readers must not copy. */
export const sdkUse: PageRule = {
  name: 'sdk-use',
  check: (page) => blocksOf(page).flatMap((block) => [...fixedSessions(block), ...webPinning(block)]),
};
