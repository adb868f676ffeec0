import {facts} from '../../../src/facts';
import {type Block, blocksOf} from '../fences';
import type {Finding, PageRule} from '../types';
import {habits} from './habits';

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

/** Returns findings for code that readers must not copy. */
function badHabits({language, raw, codeStart}: Block): Finding[] {
  return habits.flatMap(({languages, pattern, where, unless, message, fix}): Finding[] => {
    if (!languages.includes(language) || unless?.test(raw) || (where && !where.test(raw))) return [];
    const index = raw.search(pattern);
    return index < 0 ? [] : [{offset: codeStart + index, message, fix}];
  });
}

const {messages} = facts.docs.assistant;

/** An error code of an assistant, and its text in a table of messages. The text may be joined from several parts. */
const message =
  /\b(no_speech|no_recognition|network_error|permission_denied)["']?\s*(?::|to|,)\s*(["'])((?:.|\2\s*\+\s*\2)+?)\2(?=\s*[,)}\n])(?!\s*\+)/g;

/** The end of one part of a text and the start of the next. */
const joint = /(["'])\s*\+\s*\1/g;

/** Returns findings for messages to users that differ from the documented ones. */
function otherMessages({language, raw, codeStart}: Block): Finding[] {
  if (!randomId[language]) return [];
  return [...raw.matchAll(message)].flatMap(({0: all, 1: code, 3: text = '', index}): Finding[] => {
    const documented = messages[code as keyof typeof messages];
    if (text.replace(joint, '') === documented || !text.includes(' ')) return [];
    const offset = codeStart + index + all.indexOf(text);
    return [{offset, message: `This isn't the message for ${code}.`, fix: `write "${documented}"`}];
  });
}

/** Reports code that compiles but that readers must not copy. */
export const sdkUse: PageRule = {
  name: 'sdk-use',
  check: (page) =>
    blocksOf(page).flatMap((block) => [...fixedSessions(block), ...badHabits(block), ...otherMessages(block)]),
};
