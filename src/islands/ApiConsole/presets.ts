import {type Cause, type Content, isFailure, type RestCall} from '../../sandbox/calls';
import {longRecording, type Recording, sampleRecording, textFile} from '../shared/recordings';
import {exampleValues, type Values} from './formFields';

/** A request to start from, and the response that it gets. */
export interface Preset {
  /** Unique in its call. Fragments name it. */
  id: string;
  name: string;
  /** The status of the response, as long as nothing is edited. */
  status: number;
  values: Values;
  recording: Recording;
  /** The documented cause and its remedy, for a failure that is specific to this call. */
  cause?: Cause;
  /** Whether the call fails only with the limits of the free tier, which the mock doesn't apply by itself. */
  isOfFreeTier?: boolean;
  /** What the request asks the sandbox for, in the header `Prefer`. */
  asks?: string;
  /** A body, for a call that takes none. */
  extraBody?: Content;
}

type Change = Partial<Omit<Preset, 'id' | 'name' | 'cause'>>;

/** The changes to the successful request, one for each documented cause of a failure, in the contract's order. */
type Changes = [name: string, change: (call: RestCall) => Change][];

const unknownDomain: Changes[number] = ['Unknown domain', () => ({values: {domain: 'dom_0'}})];
const tooLong: Changes[number] = [
  'Too long for the tier',
  (call) => ({recording: longRecording(call), isOfFreeTier: true}),
];
const missingDomain: Changes[number] = ['Unknown domain', () => ({status: 404, values: {domainId: 'dom_0'}})];

/** Returns a text that is longer than the free tier allows. */
function longText({limits}: RestCall): string {
  const limit = limits.find(({tier, measure}) => tier === 'Free' && measure === 'characters');
  return 'The kitchen lights are on. '.repeat(Number(limit?.value ?? 0) / 20);
}

const phrases = JSON.stringify([{text: 'turn on the kitchen lights', weight: 2}], null, 2);

const causes: Record<string, Changes> = {
  recognizeRecording: [['Unsupported format', () => ({recording: textFile()})], tooLong, unknownDomain],
  parseText: [['Empty text', () => ({values: {text: ''}})], unknownDomain],
  generateSpeech: [
    ['Text too long', (call) => ({values: {text: longText(call)}, isOfFreeTier: true})],
    ['Unknown format', () => ({values: {format: 'aac'}})],
  ],
  converse: [['No session', () => ({values: {session_id: ''}})]],
  createDomain: [['Weight above 1', () => ({values: {phrases}})]],
  trainDomain: [
    missingDomain,
    ['Body in the request', () => ({extraBody: {contentType: 'application/json', example: {}}})],
  ],
  getDomain: [missingDomain],
  recognizeSpeech: [['Not a WAV file', () => ({recording: textFile()})], tooLong],
};

/** Failures that every call can have. The status is what the request asks the sandbox for. */
const common: [name: string, status: number][] = [
  ['Invalid key', 401],
  ['Too many calls', 429],
  ['Service failure', 503],
];

/** Presets that succeed in another way than the first. */
const variants: Record<string, [name: string, change: Change][]> = {
  trainDomain: [['Training that fails', {asks: 'training=failed'}]],
};

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

function makePresets(call: RestCall): [Preset, ...Preset[]] {
  const success = call.responses.find((response) => !isFailure(response));
  const good = {status: Number(success?.status), values: exampleValues(call), recording: sampleRecording()};
  const preset = (name: string, {values, ...change}: Change): Preset => {
    return {...good, ...change, id: idOf(name), name, values: {...good.values, ...values}};
  };
  return [
    preset('Success', {}),
    ...(variants[call.id] ?? []).map(([name, change]) => preset(name, change)),
    ...(causes[call.id] ?? []).map(([name, change], index) => ({
      ...preset(name, {status: 400, ...change(call)}),
      cause: call.causes[index],
    })),
    ...common.map(([name, status]) => preset(name, {status, asks: `status=${status}`})),
  ];
}

const presets = new Map<RestCall, [Preset, ...Preset[]]>();

/**
 * Returns the requests to start from: the successful one first, then one for each documented failure. They're made once,
 * so that equal ones are identical.
 */
export function presetsOf(call: RestCall): [Preset, ...Preset[]] {
  const made = presets.get(call) ?? makePresets(call);
  presets.set(call, made);
  return made;
}
