import type {IncomingHttpHeaders} from 'node:http';
import {type Answer, isFailure, type RestCall, type StreamCall} from '../../plugins/api-reference/calls';
import type {Refusal} from './checks';
import type {Reply} from './http';

const samplesPerSecond = 8_000;

/** A tenth of a second of silence as a WAV file: 16 bit, one channel. Stands for any audio the API would answer. */
export function silence(): Buffer {
  const sound = Buffer.alloc((samplesPerSecond / 10) * 2);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + sound.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(samplesPerSecond, 24);
  header.writeUInt32LE(samplesPerSecond * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(sound.length, 40);
  return Buffer.concat([header, sound]);
}

const json = (status: number, value: object): Reply => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(value),
});

/** The documented example of a call's success; silence where the answer is audio. */
export function success({answers, summary}: RestCall): Reply {
  const answer = answers.find((candidate) => !isFailure(candidate));
  if (!answer) throw new Error(`"${summary}" documents no success. Fix: add a 2xx response with an example.`);
  const {example} = answer.content ?? {};
  if (example) return json(Number(answer.status), example);
  return {status: Number(answer.status), contentType: 'audio/wav', body: silence()};
}

/** An error object for a request that departs from the contract. Codes that begin with `mock_` are the mock's own. */
export function refusal(refusals: [Refusal, ...Refusal[]]): Reply {
  const [{status, where, expected, came}] = refusals;
  const details = {problems: refusals.map(({status: _, ...violation}) => violation)};
  return json(status, {
    code: 'mock_contract_violation',
    message: `${where}: expected ${expected}, came ${came}.`,
    details,
  });
}

/** The failure that a request asks for by `Prefer: status=429`; a refusal when the call does not document it. */
export function preferred(
  {answers}: RestCall | StreamCall,
  {prefer}: IncomingHttpHeaders,
): Reply | Refusal | undefined {
  const status = /\bstatus=(\d{3})\b/.exec(String(prefer))?.[1];
  if (!status) return undefined;
  const failures = answers.filter(isFailure);
  const fits = (answer: Answer) => answer.status === status || answer.status === `${status[0]}XX`;
  const answer = failures.find(fits);
  if (!answer) {
    const documented = failures.map((failure) => failure.status).join(', ');
    return {status: 400, where: 'header Prefer', expected: `a status of ${documented}`, came: status};
  }
  const own = {code: `mock_status_${status}`, message: answer.meaning, details: {}};
  return json(Number(status), answer.content?.example ?? own);
}
