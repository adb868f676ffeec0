import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers a request of the live preview, or passes it on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

/**
 * Has the live preview ask a plugin before it answers itself, which it does not while a page does not compile.
 * @param name the plugin's
 * @returns the `setupMiddlewares` of the `devServer` in what `configureWebpack` returns
 */
export function askedFirst(name: string, middleware: Middleware) {
  return (middlewares: object[]): object[] => {
    middlewares.unshift({name, middleware});
    // What each plugin's function returns is appended to the list that all of them get.
    return [];
  };
}
