import type {RestCall, StreamCall} from '../../plugins/api-reference/calls';
import {nearest} from '../../plugins/shared/nearest';

/** A call and the path under which the server offers it, base included: `/v1/domains/{domainId}`. */
export interface Route<Call = RestCall | StreamCall> {
  call: Call;
  path: string;
}

/** The route of a documented call. */
export function routeOf<Call extends RestCall | StreamCall>(call: Call): Route<Call> {
  return {call, path: new URL(call.base).pathname + call.path};
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
