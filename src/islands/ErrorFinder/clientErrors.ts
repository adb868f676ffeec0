import {facts} from '../../facts';
import type {Cause} from '../../sandbox/calls';
import {noResponse} from '../../sandbox/replies';

/** What a client printed because it got no response, or none that it could read. */
export interface ClientError extends Cause {
  title: string;
  pattern: RegExp;
  /**
   * Whether the request can have reached a server: `no`, so that a retry repeats nothing, or `maybe`. With `fixFirst`, a
   * retry fails again, whether the request was processed or not.
   */
  reached: 'no' | 'maybe' | 'fixFirst';
  /** Whether it has nothing to do with a call. */
  isOfSdk?: boolean;
}

/** Joins alternatives, which may be preceded and followed by anything but letters. */
const any = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<![A-Za-z])(?:${alternatives.join('|')})(?![a-z])`, 'i');

const {messages} = facts.docs.assistant;

/**
 * What clients print, the most specific first: browsers, Node.js, Python (requests, httpx, aiohttp), Java and Kotlin
 * (OkHttp), Swift (URLSession), and curl. Numbers of curl: `man curl`, "Exit codes". Numbers of URLSession: `NSURLError.h`.
 */
export const clientErrors: ClientError[] = [
  {
    title: 'The microphone isn’t available',
    pattern: any(
      'NotAllowedError',
      'PermissionDeniedError',
      'PermissionDismissedError',
      'NotReadableError',
      'OverconstrainedError',
      'requested device not found',
      'RECORD_AUDIO',
    ),
    cause: 'The user or the system doesn’t allow the microphone, there is none, or another program uses it.',
    remedy: `Show “${messages.permission_denied}” Let users type instead.`,
    reached: 'no',
    isOfSdk: true,
  },
  {
    title: 'Blocked by the browser',
    pattern: any('CORS', 'Access-Control-Allow-\\w+', 'cross-origin request blocked'),
    cause: 'A web page called another site, whose response doesn’t allow the page to read it.',
    remedy:
      'Call your own server, and let it call the API with the key. The API key doesn’t belong in a page. A request that was blocked can still have been processed.',
    reached: 'fixFirst',
  },
  {
    title: 'The certificate isn’t trusted',
    pattern: any(
      '(?:unable to|can.?t) (?:get|verify)[\\w ]*(?:issuer|certificate)',
      'certificate (?:verify failed|has expired|is not trusted|unknown)',
      'self[- ]signed certificate',
      '[A-Z_]*CERT_[A-Z_]+',
      'SSL(?:Error|Handshake|Exception)\\w*',
      'ERR_(?:CERT|SSL)_\\w+',
      'CertPathValidatorException',
      'curl: \\((?:35|51|58|60|77|83)\\)',
      '-120[0-6]',
    ),
    cause:
      'The client didn’t accept the certificate, so it sent nothing. A proxy that inspects connections is a common cause.',
    remedy: 'Check the clock, the installed root certificates, and the proxy. Don’t turn off the check.',
    reached: 'fixFirst',
  },
  {
    title: 'The body isn’t JSON',
    pattern: any(
      'Unexpected token [\'"<]',
      'Unexpected (?:end of JSON|character)',
      'is not valid JSON',
      'JSON\\.parse',
      'JSONDecodeError',
      'Expecting value: line',
      'JsonParse\\w+',
      'JsonSyntaxException',
      'JSONException',
      'dataCorrupted',
      'NSCocoaErrorDomain[^\\n]{0,20}3840',
    ),
    cause: 'There was a response, but its body isn’t JSON. It’s probably a page of a proxy or gateway.',
    remedy: 'Check the status before you read a body as JSON, and look the status up here.',
    reached: 'maybe',
  },
  {
    title: 'No response',
    pattern: any(
      'ECONNRESET',
      'ECONNABORTED',
      'EPIPE',
      'ESOCKETTIMEDOUT',
      'UND_ERR_(?:SOCKET|HEADERS_TIMEOUT|BODY_TIMEOUT|ABORTED)',
      'socket hang up',
      'other side closed',
      'RemoteDisconnected',
      'remote end closed',
      'RemoteProtocolError',
      'ServerDisconnectedError',
      'IncompleteRead',
      'ChunkedEncodingError',
      'Read(?:Timeout|Error)',
      'read timed out',
      'Socket(?:Timeout)?Exception',
      'StreamResetException',
      'EOFException',
      'unexpected end of (?:stream|file)',
      'broken pipe',
      'connection (?:was )?(?:reset|aborted|closed|lost)',
      'empty reply',
      'curl: \\((?:16|18|28|52|55|56|92)\\)',
      'ERR_(?:CONNECTION_(?:RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|NETWORK_CHANGED|HTTP2_\\w+|QUIC_\\w+)',
      '-(?:1001|1005)',
    ),
    ...noResponse,
    reached: 'maybe',
  },
  {
    title: 'No connection',
    pattern: any(
      'ECONNREFUSED',
      'ENOTFOUND',
      'EAI_\\w+',
      'ENET(?:UNREACH|DOWN)',
      'EHOSTUNREACH',
      'UND_ERR_CONNECT_TIMEOUT',
      'UnknownHost\\w*',
      '(?:Http)?(?:Host)?Connect(?:Exception|Timeout\\w*|Error)',
      'NoRouteToHost\\w*',
      'NewConnectionError',
      'NameResolutionError',
      'ClientConnector\\w*Error',
      'gaierror',
      'getaddrinfo',
      'nodename nor servname',
      'name or service not known',
      'name resolution',
      'unable to resolve host',
      'could ?n.?t (?:resolve|connect)[\\w ]*',
      'could not (?:resolve|connect)[\\w ]*',
      'failed to connect',
      'connection refused',
      'network is unreachable',
      'no route to host',
      'curl: \\([567]\\)',
      'ERR_(?:NAME_NOT_RESOLVED|CONNECTION_REFUSED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|PROXY_CONNECTION_FAILED)',
      'NS_ERROR_(?:UNKNOWN_HOST|CONNECTION_REFUSED|OFFLINE)',
      '-(?:1003|1004|1006|1009|1020)',
      'connection appears to be offline',
    ),
    cause: 'No connection was made: the name wasn’t found, nothing listens there, or the device is offline.',
    remedy: 'Check the host, the port, and the network. If they’re right, retry after a pause.',
    reached: 'no',
  },
  {
    title: 'No response',
    pattern: any(
      'fetch failed',
      'failed to fetch',
      'load failed',
      'network ?(?:request failed|error)',
      'abort(?:ed)? (?:a|the) request',
      'upstream connect error',
      'no healthy upstream',
      'NetworkError[\\w ]*',
      'ConnectionError',
      'MaxRetryError',
      'max retries exceeded',
      'ETIMEDOUT',
      'time(?:d )?[ -]?out',
      '\\w*Timeout(?:Error|Exception|Expired)?',
      'AbortError',
      'IOException',
      'NSURLError\\w*',
      'ERR_(?:FAILED|TIMED_OUT|CONNECTION_TIMED_OUT|NETWORK)',
    ),
    ...noResponse,
    reached: 'maybe',
  },
];
