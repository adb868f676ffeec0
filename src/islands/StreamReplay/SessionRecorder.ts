import {facts} from '../../facts';
import {createSandbox} from '../../sandbox';
import type {StreamEvent, StreamSession} from '../../sandbox/stream';

/** What a moment of a session is: a step of the connection, or a message of the stream. */
export type Kind = 'open' | 'refused' | 'config' | 'audio' | 'buffered' | 'partial' | 'final' | 'close' | 'lost';

export interface Moment {
  /** Milliseconds since the start of the replay. */
  at: number;
  from: 'client' | 'server';
  kind: Kind;
  /** The message as text, or a description of a binary one. */
  content: string;
  /** The status of a refusal. */
  status?: number;
  /** The text and confidence of a result. */
  result?: {text: string; confidence: number};
}

/** Times of the simulation, in milliseconds. The contract specifies none of them. */
export const times = {
  ...{latency: 140, piece: 600, longPiece: 1_000, buffered: 40},
  ...{pause: 1_200, rest: 400, silence: 10_000, backoff: 1_000},
};

/** RFC 6455, section 7.4.1: what a client reports when a connection ends without a close message. */
const abnormalClosure = 1006;
/** The bytes of a piece of audio, which the sandbox requires not to be empty. */
const audioBytes = new Uint8Array(1);

const asJson = (message: unknown): string => JSON.stringify(message, null, 2);

/** Records a session with the sandbox, whose clock moves only when the recorder waits. */
export class SessionRecorder {
  time = 0;
  readonly moments: Moment[] = [];
  /** When the user speaks, in milliseconds. */
  readonly speech: {from: number; to: number}[] = [];
  readonly sandbox = createSandbox({now: () => this.time, pauseMs: times.pause});
  session?: StreamSession;
  /** How much audio the stream has, in milliseconds. */
  private sent = 0;

  add(moment: Omit<Moment, 'at'>): void {
    const latency = moment.from === 'server' ? times.latency : 0;
    this.moments.push({at: this.time + latency, ...moment});
  }

  /** Opens a stream and configures it, or records its refusal. */
  open(refusedWith?: 401 | 429): void {
    const url = this.sandbox.contract.streams[0]?.url ?? '';
    const hasKey = refusedWith !== 401;
    const headers = {
      ...(hasKey && {Authorization: 'Bearer simulated'}),
      ...(refusedWith === 429 && {Prefer: 'status=429'}),
    };
    this.add({
      from: 'client',
      kind: 'open',
      content: `GET ${url}\n${hasKey ? 'Authorization: Bearer …' : '(no Authorization header)'}`,
    });
    const opening = this.sandbox.open({method: 'GET', path: new URL(url).pathname, headers});
    if ('session' in opening) {
      this.session = opening.session;
      this.sent = 0;
      this.wait(times.rest);
      const config = asJson(this.sandbox.contract.streams[0]?.sends[0]?.example);
      this.add({from: 'client', kind: 'config', content: config});
      this.take(this.session.receive(config));
      return;
    }
    const {status, body} = opening.response;
    const content = `HTTP ${status}\n${asJson(JSON.parse(String(body)))}`;
    this.add({from: 'server', kind: 'refused', status, content});
  }

  /** Speaks, and sends each piece of audio once it has been spoken, or only the first ones. */
  say(count: number, length: number, sent = count): void {
    this.speech.push({from: this.time, to: this.time + count * length});
    this.send('audio', sent, length, length);
  }

  /** Sends pieces of audio that have been spoken before, one right after the other. */
  sendAgain(count: number, length: number): void {
    this.send('buffered', count, length, times.buffered);
  }

  private send(kind: Kind, count: number, length: number, interval: number): void {
    for (let piece = 0; piece < count; piece += 1) {
      this.wait(interval);
      this.sent += length;
      const amount = `${this.sent / 1_000} of ${facts.docs.freeTier.audioSeconds} s in this stream`;
      this.add({from: 'client', kind, content: `Binary message: ${length / 1_000} s of audio, ${amount}`});
      this.take(this.session?.receive(audioBytes));
    }
  }

  /** Lets time pass. What the server does in the meantime is recorded with the time at which it happens. */
  wait(length: number): void {
    const end = this.time + length;
    const due = this.session?.due;
    if (due !== undefined && due <= end) {
      this.time = due;
      this.take(this.session?.tick());
    }
    this.time = end;
  }

  close(): void {
    for (const event of this.session?.close() ?? [])
      if (event.kind === 'close') this.add({from: 'client', kind: 'close', content: `Close ${event.code}`});
    this.wait(times.rest);
  }

  lose(): void {
    this.session = undefined;
    this.add({from: 'server', kind: 'lost', content: `No close message. The client reports ${abnormalClosure}.`});
    this.wait(times.latency);
  }

  private take(events: StreamEvent[] = []): void {
    for (const event of events) {
      if (event.kind !== 'send') continue;
      const {type, text, confidence} = event.message;
      this.add({from: 'server', kind: type, content: asJson(event.message), result: {text, confidence}});
    }
  }
}
