import type {Call} from '../sandbox/calls';
import {contract} from '../sandbox/contract';
import {type Field, fieldsOf} from '../sandbox/fields';
import {programs} from '../sandbox/sampleCode';
import {withOwnSession} from '../sandbox/sampleCode/ownSession';
import type {Schema} from '../sandbox/schema';
import type {Documentation} from './documentation';
import {referenceSection} from './requests';
import {z} from './schema';

/** The languages of samples. */
export const languages = z.enum(Object.keys(programs) as [keyof typeof programs]);

/**
 * Returns Markdown without the samples in other languages than one, and without their captions. A command is a sample in curl
 * only if its caption says so.
 */
export function inLanguage(markdown: string, language?: keyof typeof programs): string {
  if (!language) return markdown;
  const kept = programs[language].language;
  const sample = /(?:\*\*([^\n]*)\*\*\n\n)?^```(\w+)\n[\s\S]*?\n```\n*/gm;
  return markdown.replace(sample, (block: string, caption = '', fence: string) => {
    const isOther = fence === 'bash' ? /\(curl\b/.test(caption) : /^(?:js|ts|python)$/.test(fence);
    return isOther && fence !== kept && !(fence === 'ts' && kept === 'js') ? '' : block;
  });
}

/** Returns the address of a call: `POST https://api.timbre.example/v1/recognize`. */
export const addressOf = (call: Call): string =>
  `${call.kind === 'rest' ? call.method : 'WSS'} ${call.base}${call.path}`;

const fieldLine = ({name, type, required, range, description}: Field): string =>
  `- ${name} (${type}, ${required ? 'required' : 'optional'}; ${range}): ${description}`;

const fieldLines = (schema: Schema | undefined): string[] => (schema ? fieldsOf(schema).map(fieldLine) : []);

const list = (title: string, lines: string[]): string[] => (lines.length > 0 ? [`${title}:\n${lines.join('\n')}`] : []);

function responseLines({responses}: Call): string[] {
  return responses.flatMap(({status, meaning, remedy, content}) => [
    `- ${status}: ${[meaning, remedy].filter(Boolean).join(' ')}`,
    ...(status.startsWith('2') ? fieldLines(content?.schema).map((line) => `  ${line}`) : []),
    ...(content?.example === undefined ? [] : [`  Example: ${JSON.stringify(content.example)}`]),
  ]);
}

/** Returns all that the contract says about a call, with a sample. */
export function callText(call: Call, language: keyof typeof programs, documentation: Documentation): string {
  const isRest = call.kind === 'rest';
  const errors = isRest ? call.causes.map(({cause, remedy}) => `- ${cause} ${remedy}`) : [];
  const limits = [...call.limits, ...contract.rateLimits].map(({tier, value, unit}) => `- ${tier}: ${value} ${unit}`);
  return [
    `${call.summary}: ${addressOf(call)}\n${call.description}`,
    `Reference: ${referenceSection(call, documentation)}`,
    ...list('Fields of the body', isRest ? fieldLines(call.body?.schema) : []),
    ...list('Responses', responseLines(call)),
    ...list('Errors of this call', errors),
    ...list('Limits', limits),
    `If it is sent twice: ${call.repeat.effect} If a user is waiting, retry once. Otherwise, see page performance-optimization, section "Retry with backoff".`,
    'To force a failure on the mock, send the header "Prefer: status=429".',
    ...(isRest ? [`Sample:\n${withOwnSession(programs[language].write(call))}`] : []),
  ].join('\n\n');
}
