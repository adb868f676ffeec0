import {once} from 'node:events';
import WebSocket from 'ws';

/** An event that the browser sends. */
export interface Event {
  method: string;
  params: Record<string, unknown>;
  session: string | undefined;
}

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  sessionId?: string;
  result?: unknown;
  error?: {message: string};
}

interface Waiting {
  session: string | undefined;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Speaks the Chrome DevTools Protocol without a library, because Playwright and others turn off prerendering, which is
 * on in a reader's browser.
 */
export class Protocol {
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(event: Event) => void>();
  private lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.receive(JSON.parse(String(data)) as Message));
  }

  static async connect(address: string): Promise<Protocol> {
    const socket = new WebSocket(address, {perMessageDeflate: false, maxPayload: 0});
    await once(socket, 'open');
    return new Protocol(socket);
  }

  private receive({id, method, params, sessionId, result, error}: Message): void {
    if (id === undefined) {
      if (method === 'Target.detachedFromTarget') this.abandon(String(params?.sessionId));
      for (const listener of this.listeners) listener({method: method ?? '', params: params ?? {}, session: sessionId});
      return;
    }
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }

  /** Rejects the pending commands of a page that is gone, for example because another was activated in its place. */
  private abandon(session: string): void {
    for (const [id, waiting] of this.waiting) {
      if (waiting.session !== session) continue;
      this.waiting.delete(id);
      waiting.reject(new Error('The page was closed before it responded.'));
    }
  }

  /** Sends a command to the browser, or to the page or worker of a session. */
  send<Result = unknown>(method: string, params: object = {}, session?: string): Promise<Result> {
    this.lastId += 1;
    const id = this.lastId;
    this.socket.send(JSON.stringify({id, method, params, sessionId: session}));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {session, resolve: resolve as (result: unknown) => void, reject});
    });
  }

  /** @returns a function that stops listening */
  listen(listener: (event: Event) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.socket.close();
  }
}
