import type {Cause} from '../../sandbox/calls';

/** What HTTP says about a status that the contract doesn't single out. Source: RFC 9110, RFC 6585, and vendors of gateways. */
interface StatusCause extends Cause {
  /** Whether the server or a gateway stopped waiting, so the request might have been processed, or can be sent again as it is. */
  isRetried?: boolean;
  /** Whether it's about the body, so the call's own causes and limits apply. */
  isOfBody?: boolean;
}

const waited: StatusCause = {
  cause: 'The server or a gateway stopped waiting for the rest of the request.',
  remedy: 'If the call is safe to retry, retry after a pause, with a smaller body or a faster connection.',
  isRetried: true,
};

export const statusCauses: Partial<Record<number, StatusCause>> = {
  403: {
    cause: 'The request was understood, and not allowed. A firewall or proxy in between can also send this status.',
    remedy:
      'Check which key you send, and whether a proxy is in between. For an invalid key, the samples and the mock assume `401`, which version 1 doesn’t specify.',
  },
  404: {
    cause: 'Nothing is at this path.',
    remedy: 'Compare the method and the path with the reference. An ID in the path may be unknown.',
  },
  405: {cause: 'The path doesn’t accept this method.', remedy: 'Compare the method with the reference.'},
  407: {cause: 'A proxy in between requires a password.', remedy: 'Configure the proxy in your client.'},
  408: waited,
  413: {
    cause: 'The body is larger than the server or a gateway accepts.',
    remedy: 'Send less: a shorter recording, or a compressed format that the call lists.',
    isOfBody: true,
  },
  415: {
    cause: 'The body’s format doesn’t match what the call expects.',
    remedy: 'Check the `Content-Type` header, and the format of the recording.',
    isOfBody: true,
  },
  418: {
    cause: 'Servers use this status as a joke, and gateways use it to turn away programs.',
    remedy: 'Find out which server sent it: its headers name it.',
  },
  422: {
    cause: 'The body is well formed, but a value in it is not accepted.',
    remedy: 'Read the message in the body, and correct that value.',
    isOfBody: true,
  },
  425: {...waited, cause: 'The server doesn’t process a request that might be a replay.'},
  431: {cause: 'The headers are too large.', remedy: 'Send fewer or shorter headers, and check for a repeated one.'},
  499: waited,
};
