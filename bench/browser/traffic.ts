import type {Event} from './protocol';

/**
 * A response that came over the network, as the browser counts it: its body as it was sent. Headers are counted
 * separately, because the benchmark uses HTTP/1.1, which sends them in full each time, while HTTP/2 and HTTP/3 send
 * repeated ones once.
 */
export interface Fetched {
  url: string;
  kind: 'html' | 'css' | 'js' | 'font' | 'image' | 'other';
  bytes: number;
  headerBytes: number;
  /** Whether it was fetched in advance: by `<link rel=prefetch>`, or by speculation rules. */
  ahead: boolean;
}

interface Pending extends Fetched {
  session: string | undefined;
  /** Whether speculation rules prefetch it. The prerendered page then uses this response. */
  isPrefetch: boolean;
  /** The body's length in the `Content-Length` header; 0 without one. */
  announced: number;
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
  statusCode?: number;
  encodedDataLength?: number;
  response?: {mimeType: string; encodedDataLength?: number; fromDiskCache?: boolean; fromPrefetchCache?: boolean};
}

/** Returns the length in the `Content-Length` header. A 304 response can have one for a body that it doesn't send. */
const announcedLength = ({statusCode, headers = {}}: Params): number =>
  statusCode === 200
    ? Number(Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? 0)
    : 0;

const isAhead = (headers: Record<string, string> = {}): boolean =>
  Object.entries(headers).some(([name, value]) => /^(sec-)?purpose$/i.test(name) && value.includes('prefetch'));

const kindOf = (mime: string, kind: Fetched['kind']): Fetched['kind'] =>
  kind !== 'other' ? kind : mime.includes('javascript') ? 'js' : mime === 'text/html' ? 'html' : kind;

/** Counts what a reader's page, its workers, and the pages that are prerendered for it fetch. */
export class Traffic {
  private readonly requests = new Map<string, Pending>();
  private readonly early = new Map<string, Record<string, string>>();
  private latest = performance.now();

  /** Processes an event of the `Network` domain. */
  take({method, params, session}: Event): void {
    const event = params as unknown as Params;
    // The key doesn't include the session: a worker's own script is requested by its page and arrives in the worker.
    const key = event.requestId;
    const known = this.requests.get(key);
    if (method === 'Network.requestWillBeSent') this.begin(key, event, session);
    else if (method === 'Network.requestWillBeSentExtraInfo') {
      this.early.set(key, event.headers ?? {});
      if (known) known.ahead ||= isAhead(event.headers);
    } else if (!known) return;
    else if (method === 'Network.responseReceivedExtraInfo') known.announced = announcedLength(event);
    else if (method === 'Network.requestServedFromCache') known.fromCache = true;
    else if (method === 'Network.responseReceived') {
      // The browser reports even the prefetch itself as coming from the cache that it fills.
      const {fromDiskCache, fromPrefetchCache} = event.response ?? {};
      known.fromCache ||= Boolean(fromDiskCache || (fromPrefetchCache && !known.isPrefetch));
      known.headerBytes = event.response?.encodedDataLength ?? 0;
      known.kind = kindOf(event.response?.mimeType ?? '', known.kind);
    } else if (method === 'Network.dataReceived') known.bytes += event.encodedDataLength ?? 0;
    else if (method === 'Network.loadingFinished') {
      if (event.encodedDataLength) known.bytes = event.encodedDataLength - known.headerBytes;
      // For a worker's own script, the browser counts only the headers.
      if (known.session !== session) known.bytes ||= known.announced;
      known.finished = true;
    } else if (method === 'Network.loadingFailed') known.finished = true;
    this.latest = performance.now();
  }

  private begin(key: string, {request, type}: Params, session: string | undefined): void {
    const url = request?.url ?? '';
    if (!url.startsWith('http')) return;
    const ahead = isAhead(request?.headers) || isAhead(this.early.get(key));
    const kind = kinds[type ?? ''] ?? 'other';
    const none = {bytes: 0, headerBytes: 0, announced: 0, fromCache: false, finished: false};
    this.requests.set(key, {...none, url, kind, ahead, session, isPrefetch: type === 'Prefetch'});
  }

  /** Finishes the requests of a page that is gone, because the browser reports nothing more about them. */
  leave(session: string): void {
    for (const request of this.requests.values()) if (request.session === session) request.finished = true;
  }

  /** Returns the milliseconds since the last event, or 0 while a response is pending. */
  quietMs(): number {
    const waiting = [...this.requests.values()].some(({finished, fromCache}) => !finished && !fromCache);
    return waiting ? 0 : performance.now() - this.latest;
  }

  /** Returns what has come over the network so far. */
  fetched(): Fetched[] {
    return [...this.requests.values()].filter(({fromCache, bytes}) => !fromCache && bytes > 0);
  }

  pending(): string[] {
    return [...this.requests.values()].filter(({finished, fromCache}) => !finished && !fromCache).map(({url}) => url);
  }
}
