import type {Cause} from '../../sandbox/calls';
import data from './statuses.json';

/** What HTTP says about a status that the contract doesn't single out. Source: RFC 9110, RFC 6585, and vendors of gateways. */
interface StatusCause extends Cause {
  /** Whether the server or a gateway stopped waiting, so the request might have been processed, or can be sent again as it is. */
  isRetried?: boolean;
  /** Whether it's about the body, so the call's own causes and limits apply. */
  isOfBody?: boolean;
}

export const statusCauses: Partial<Record<number, StatusCause>> = data;
