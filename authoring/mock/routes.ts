import type {Contract} from '../../plugins/api-reference/contract';
import {type RestCall, restCalls, type StreamCall, streamCalls} from '../../plugins/api-reference/operations';
import type {AsyncApi, OpenApi} from '../../plugins/api-reference/types';
import {nearest} from '../../plugins/shared/nearest';

/** A call and the path under which the server offers it, base included: `/v1/domains/{domainId}`. */
export interface Route<Call = RestCall | StreamCall> {
  call: Call;
  path: string;
}

/** The routes of the REST contract. */
export function restRoutes(contract: Contract<OpenApi>): Route<RestCall>[] {
  const base = new URL(contract.data.servers[0]?.url ?? '').pathname;
  return restCalls(contract).map((call) => ({call, path: base + call.path}));
}

/** The routes of the streaming contract. */
export function streamRoutes(contract: Contract<AsyncApi>): Route<StreamCall>[] {
  return streamCalls(contract).map((call) => ({call, path: new URL(call.url).pathname}));
}

/** The values of a route's path parameters, when `path` is one of its addresses. */
export function matchPath(route: Route, path: string): Record<string, string> | undefined {
  const pattern = route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? {...match.groups} : undefined;
}

/** How a route is called: `POST /v1/nlu/parse`. */
export const routeName = ({call, path}: Route): string => `${call.kind === 'rest' ? call.method : 'WebSocket'} ${path}`;

/** The route whose name looks most like a request that fits none. */
export function likeliest(routes: Route[], request: string): string {
  return nearest(request, routes.map(routeName)) ?? 'a documented call';
}
