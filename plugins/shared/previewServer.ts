import type {IncomingMessage, ServerResponse} from 'node:http';

/** Responds to a request of the live preview, or passes it on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

/**
 * Puts a plugin's middleware before those of the live preview, which don't respond while a page doesn't compile.
 * @param name the plugin's name
 * @returns the `setupMiddlewares` of the `devServer` in what `configureWebpack` returns
 */
export function prependMiddleware(name: string, middleware: Middleware) {
  return (middlewares: object[]): object[] => {
    middlewares.unshift({name, middleware});
    // All plugins get the same list, and what a plugin returns is appended to it.
    return [];
  };
}
