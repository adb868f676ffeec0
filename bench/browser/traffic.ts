import type {Event} from './protocol';

/** One answer that came over the network, as the browser counts it: head and body as they were sent. */
export interface Fetched {
  url: string;
  kind: 'html' | 'css' | 'js' | 'font' | 'image' | 'other';
  bytes: number;
  /** Asked for ahead of need: by `<link rel=prefetch>`, or by speculation rules. */
  ahead: boolean;
}

interface Pending extends Fetched {
  fromCache: boolean;
  finished: boolean;
}

const kinds: Record<string, Fetched['kind']> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
};

interface Params {
  requestId: string;
  type?: string;
  request?: {url: string; headers: Record<string, string>};
  headers?: Record<string, string>;
  encodedDataLength?: number;
  response?: {mimeType: string; fromDiskCache?: boolean; fromPrefetchCache?: boolean};
}

const isAhead = (headers: Record<string, string> = {}): boolean =>
  Object.entries(headers).some(([name, value]) => /^(sec-)?purpose$/i.test(name) && value.includes('prefetch'));

const kindOf = (mime: string, kind: Fetched['kind']): Fetched['kind'] =>
  kind !== 'other' ? kind : mime.includes('javascript') ? 'js' : mime === 'text/html' ? 'html' : kind;

/** Counts what a reader's page, its workers and the pages prepared for it fetch. */
export class Traffic {
  private readonly requests = new Map<string, Pending>();
  private readonly early = new Map<string, Record<string, string>>();
  private latest = performance.now();

  /** Takes an event of the `Network` domain. */
  take({method, params}: Event): void {
    const event = params as unknown as Params;
    // Not by session: a worker's own script is asked for by its page and arrives in the worker.
    const key = event.requestId;
    const known = this.requests.get(key);
    if (method === 'Network.requestWillBeSent') this.begin(key, event);
    else if (method === 'Network.requestWillBeSentExtraInfo') {
      this.early.set(key, event.headers ?? {});
      if (known) known.ahead ||= isAhead(event.headers);
    } else if (!known) return;
    else if (method === 'Network.requestServedFromCache') known.fromCache = true;
    else if (method === 'Network.responseReceived') {
      known.fromCache ||= Boolean(event.response?.fromDiskCache || event.response?.fromPrefetchCache);
      known.kind = kindOf(event.response?.mimeType ?? '', known.kind);
    } else if (method === 'Network.dataReceived') known.bytes += event.encodedDataLength ?? 0;
    else if (method === 'Network.loadingFinished') {
      known.bytes = event.encodedDataLength ?? known.bytes;
      known.finished = true;
    } else if (method === 'Network.loadingFailed') known.finished = true;
    this.latest = performance.now();
  }

  private begin(key: string, {request, type}: Params): void {
    const url = request?.url ?? '';
    if (!url.startsWith('http')) return;
    const ahead = isAhead(request?.headers) || isAhead(this.early.get(key));
    const kind = kinds[type ?? ''] ?? 'other';
    this.requests.set(key, {url, kind, bytes: 0, ahead, fromCache: false, finished: false});
  }

  /** Milliseconds since anything happened, 0 while an answer is awaited. */
  quietMs(): number {
    const waiting = [...this.requests.values()].some(({finished, fromCache}) => !finished && !fromCache);
    return waiting ? 0 : performance.now() - this.latest;
  }

  /** What came over the network so far. */
  fetched(): Fetched[] {
    return [...this.requests.values()].filter(({fromCache, bytes}) => !fromCache && bytes > 0);
  }

  pending(): string[] {
    return [...this.requests.values()].filter(({finished, fromCache}) => !finished && !fromCache).map(({url}) => url);
  }
}
