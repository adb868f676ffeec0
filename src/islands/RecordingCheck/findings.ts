import {facts} from '../../facts';
import {formatNumber} from '../../facts/format';
import {docsRoute} from '../../facts/routes';
import {contract} from '../../sandbox/contract';
import type {Header} from '../shared/header';
import {inSeconds} from '../shared/recordings';
import {type Analysis, lowestLevel} from './analysis';
import type {Check} from './check';

/** What the documentation says about one property of a recording. Texts have code between backticks. */
export interface Finding {
  /** `fault`: the API rejects it. `doubt`: it may be recognized worse. */
  kind: 'good' | 'doubt' | 'fault';
  title: string;
  text: string;
  link?: {title: string; href: string};
}

const {audioFormats, freeTier, recognition, voiceActivityTimeoutMs, performance} = facts.docs;

const page = (path: string, title: string) => ({title, href: `${docsRoute}/${path}`});
const recordWell = page('performance-optimization#record-well', 'Record well');

/** The calls whose body is a recording of one content type. */
const strictCalls = contract.rest.filter(({body}) => body && !body.schema);

/** Speech below this level is quiet, in decibels. */
const quiet = -35;

/** If the silence at both ends is longer than this in total, it's worth removing, in seconds. */
const muchSilence = 1;

/** The sample rate that the reference advises, in hertz. */
const advisedRate = 16_000;

/**
 * The minimum distance between speech and noise for each value of `environment`, in decibels. The last value has none.
 */
const distances = [30, 20, 10];

function formatFinding({header, analysis, size}: Check): Finding {
  const title = 'Format';
  if (!header || !audioFormats.some((format) => format === header.format)) {
    const code = facts.docs.errors.invalidAudioFormat.code;
    const found = header
      ? `The file is ${header.format}, which is`
      : size === 0
        ? 'The file is empty, so it has'
        : 'The file has';
    const remedy = header ? ' Convert it, for example with `ffmpeg -i meeting.m4a meeting.wav`.' : '';
    const text = `${found} none of the supported formats: ${audioFormats.join(', ')}. The API returns \`${code}\`.${remedy}`;
    const link = page('performance-optimization#choose-an-audio-format', 'Choose an audio format');
    return {kind: 'fault', title, text, link};
  }
  if (header.problem) return {kind: 'fault', title, text: header.problem};
  if (!analysis && !(header.sampleRate && header.channels)) {
    return {kind: 'fault', title, text: 'The header doesn’t describe the audio. The file may be damaged.'};
  }
  const closed = strictCalls.filter(({body}) => body?.contentType !== `audio/${header.format.toLowerCase()}`);
  const exception = closed.map(({method, path}) => ` \`${method} ${path}\` accepts WAV only.`).join('');
  return {kind: 'good', title, text: `${header.format} is supported.${exception}`};
}

function lengthFinding(seconds: number): Finding {
  const most = freeTier.audioSeconds;
  const title = 'Length';
  const link = page('rest-api-reference#rate-limits', 'Rate limits');
  if (seconds > most) {
    const text = `The free tier allows ${most} seconds in a call, and this recording is ${inSeconds(Math.ceil(seconds * 100) / 100)} long. Split it, or move to a higher tier.`;
    return {kind: 'fault', title, text, link};
  }
  const text = `${inSeconds(seconds)} of the ${most} seconds that the free tier allows in a call. Limits of other tiers aren’t published.`;
  return {kind: 'good', title, text, link};
}

function samplesFinding({sampleRate, channels}: Header): Finding[] {
  const title = 'Samples';
  if (sampleRate === undefined || channels === undefined) return [];
  const doubts: string[] = [];
  if (sampleRate < advisedRate)
    doubts.push(
      `The sample rate is below ${advisedRate / 1_000} kHz. Record at a higher rate: converting doesn’t bring back what is missing.`,
    );
  if (channels > 1)
    doubts.push(
      'One channel is enough for one speaker, and the file is smaller. Version 1 doesn’t specify which channels are recognized.',
    );
  const text = doubts.join(' ') || 'One channel, at a sample rate that is high enough.';
  return [{kind: doubts.length > 0 ? 'doubt' : 'good', title, text, link: recordWell}];
}

function levelFinding({speech, clippings}: Analysis): Finding {
  if (clippings > 0) {
    const places = clippings === 1 ? 'one place' : `${formatNumber(clippings)} places`;
    const text = `The signal is cut off at full scale in ${places}, which distorts it. Lower the input level, and record again.`;
    return {kind: 'doubt', title: 'Clipping', text, link: recordWell};
  }
  const title = 'Level';
  if (speech === undefined) {
    const text = 'No speech was found. Check that the right microphone is selected and isn’t muted.';
    return {kind: 'fault', title, text, link: page('voice-ai-docs#errors-and-what-to-do', 'Errors and what to do')};
  }
  if (speech < quiet) {
    const text = 'The speech is quiet. Move the microphone closer, or raise the input level.';
    return {kind: 'doubt', title, text, link: recordWell};
  }
  return {kind: 'good', title, text: 'The speech is loud enough, and nothing is clipped.'};
}

function silenceFinding({speech, lead, trail, longestPause}: Analysis): Finding[] {
  // All of it is silence, which the level finding already says.
  if (speech === undefined) return [];
  const title = 'Silence';
  const link = page('voice-ai-docs#timeouts', 'Timeouts');
  const start = `${inSeconds(lead)} at the start, ${inSeconds(trail)} at the end.`;
  if (lead * 1_000 > recognition.timeoutMs) {
    const text = `${start} In live speech, \`timeout\` would end the wait after ${formatNumber(recognition.timeoutMs)} ms with \`no_speech\`.`;
    return [{kind: 'doubt', title, text, link}];
  }
  if (lead + trail > muchSilence) {
    return [{kind: 'doubt', title, text: `${start} Remove it: it counts toward the limit.`, link: recordWell}];
  }
  if (longestPause * 1_000 > voiceActivityTimeoutMs) {
    const text = `${start} The longest pause is ${inSeconds(longestPause)}. In live speech, \`voiceActivityTimeout\` would end the utterance there, after ${formatNumber(voiceActivityTimeoutMs)} ms.`;
    return [{kind: 'doubt', title, text, link}];
  }
  const text = `${start} In live speech, the default \`timeout\` of ${formatNumber(recognition.timeoutMs)} ms fits.`;
  return [{kind: 'good', title, text, link}];
}

function noiseFinding({speech, noise}: Analysis): Finding[] {
  if (speech === undefined) return [];
  const distance = Math.round(speech - noise);
  const index = distances.findIndex((least) => distance >= least);
  const environment = performance.environments[index < 0 ? distances.length : index];
  const measured =
    noise <= lowestLevel ? 'No background noise was measured.' : `Speech is ${distance} dB above the noise.`;
  const text = `${measured} In an SDK, start with \`environment: '${environment}'\`. The API doesn’t define levels, so test it.`;
  const link = page('performance-optimization#describe-the-noise-level', 'Noise level');
  return [{kind: index < 0 ? 'doubt' : 'good', title: 'Noise', text, link}];
}

/** Returns what the documented limits and settings say about a recording. */
export function findingsOf(check: Check): Finding[] {
  const {header, analysis, problem} = check;
  const seconds = analysis?.seconds ?? header?.seconds;
  return [
    formatFinding(check),
    ...(seconds === undefined ? [] : [lengthFinding(seconds)]),
    ...(header ? samplesFinding(header) : []),
    ...(analysis ? [levelFinding(analysis), ...silenceFinding(analysis), ...noiseFinding(analysis)] : []),
    ...(problem ? [{kind: 'doubt' as const, title: 'Not measured', text: problem}] : []),
  ];
}
