import type {ClientOptions, ParseResponse, Recognizer, TimbreClient as Surface} from '@timbre/voice';

/** Stands in for a recognizer: sends silence while the microphone is on, and reports what the server returns. */
class StandInRecognizer implements Recognizer {
  private readonly listeners: [event: string, listener: (value: never) => void][] = [];
  private socket: WebSocket | undefined;
  private microphone: MediaStream | undefined;

  constructor(private readonly url: string) {}

  on(event: string, listener: (value: never) => void): this {
    this.listeners.push([event, listener]);
    return this;
  }

  private report(event: string, value: unknown): void {
    for (const [name, listener] of this.listeners) if (name === event) listener(value as never);
  }

  async start(): Promise<void> {
    this.microphone = await navigator.mediaDevices.getUserMedia({audio: true});
    const socket = new WebSocket(new URL(this.url, location.href.replace('http', 'ws')));
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({language: 'en-US', model: 'general'}));
      for (let piece = 0; piece < 3; piece += 1) socket.send(new Uint8Array(3_200));
    };
    socket.onmessage = ({data}) => {
      const {type, ...result} = JSON.parse(data);
      this.report(type, result);
    };
    socket.onerror = () => this.report('error', new Error('The stream was refused.'));
  }

  async stop(): Promise<void> {
    this.socket?.close();
    for (const track of this.microphone?.getTracks() ?? []) track.stop();
  }
}

/** Stands in for the Web SDK, as far as its page needs up to a recognized command. Its surface says what it has. */
export class TimbreClient implements Pick<Surface, 'parse' | 'recognizer' | 'requestMicrophone'> {
  constructor(private readonly options: ClientOptions) {}

  recognizer(): Recognizer {
    return new StandInRecognizer(`${this.options.baseUrl}/recognize/stream`);
  }

  async requestMicrophone() {
    return 'granted' as const;
  }

  async parse(text: string): Promise<ParseResponse> {
    const response = await fetch(`${this.options.baseUrl}/nlu/parse`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({text}),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
}
