import type {RestCall, StreamCall} from '../../plugins/api-reference/calls';
import {preferred, refusal, success} from './answers';
import {checkKey, checkRequest, type Refusal} from './checks';
import type {Reply, Request} from './http';
import {likeliest, matchPath, type Route, routeName} from './routes';

export interface Routes {
  rest: Route<RestCall>[];
  streams: Route<StreamCall>[];
}

/** What is to be done with a request. */
export interface Outcome {
  /** The operation's id; undefined when the request fits none. */
  call?: string;
  refusals: Refusal[];
  reply: Reply;
}

/** What is to be done with the wish for a stream: open it, or reply. */
export type StreamOutcome = Outcome | {call: string; refusals: []; open: StreamCall};

function refused(refusals: [Refusal, ...Refusal[]], call?: string): Outcome {
  return {call, refusals, reply: refusal(refusals)};
}

/** The answer to a request that addresses no documented call, with the documented one it most likely means. */
function unknownCall({rest, streams}: Routes, {path}: Request, name: string): Outcome {
  const routes = [...rest, ...streams];
  const samePath = routes.filter((route) => matchPath(route, path));
  const expected = samePath.map(routeName).join(' or ') || likeliest(routes, name);
  return refused([{status: samePath.length > 0 ? 405 : 404, where: 'address', expected, came: name}]);
}

/** The answer that the checks or the request's own wish ask for; undefined when neither objects. */
function objection(call: RestCall | StreamCall, request: Request, refusals: Refusal[]): Outcome | undefined {
  const wish = preferred(call, request.headers);
  const [first, ...others] = wish && 'where' in wish ? [...refusals, wish] : refusals;
  if (first) return refused([first, ...others], call.id);
  return wish && 'body' in wish ? {call: call.id, refusals: [], reply: wish} : undefined;
}

/** Decides on a REST call: what departs from the contract comes first, then the wished failure, then the example. */
export async function handleCall(routes: Routes, request: Request): Promise<Outcome> {
  const route = routes.rest.find((entry) => entry.call.method === request.method && matchPath(entry, request.path));
  if (!route) return unknownCall(routes, request, `${request.method} ${request.path}`);
  const {call} = route;
  const refusals = await checkRequest(call, request, matchPath(route, request.path) ?? {});
  return objection(call, request, refusals) ?? {call: call.id, refusals: [], reply: success(call)};
}

/** Decides on the opening request of a stream. */
export function handleUpgrade(routes: Routes, request: Request): StreamOutcome {
  const call = routes.streams.find((entry) => matchPath(entry, request.path))?.call;
  if (!call) return unknownCall(routes, request, `WebSocket ${request.path}`);
  return objection(call, request, checkKey(request.headers)) ?? {call: call.id, refusals: [], open: call};
}
