import {type Middleware, prependMiddleware} from './previewServer';

/** Files of the live preview that are made when one is requested, and not on every save. */
export interface OnDemand {
  /** Sets the function that makes the files, and discards what was made before. */
  setGenerator(generate: () => Promise<void>): void;
  /** Makes the files before the server looks for them; responds with 500 and the error's message when that fails. */
  middleware: Middleware;
  /** What a plugin's `configureWebpack` returns to add the middleware to the preview's server. */
  configuration: object;
}

/**
 * Postpones what a plugin derives from all pages until it is requested, so that a save reaches the open page at once.
 * @param name the plugin's name
 * @param concerns returns whether a path of the site is one of the files
 */
export function onDemand(name: string, concerns: (path: string) => boolean): OnDemand {
  let generate = async (): Promise<void> => undefined;
  let generated: Promise<void> | undefined;

  const middleware: Middleware = async ({url = '/'}, response, next) => {
    const {pathname} = new URL(url, 'http://preview');
    if (!concerns(pathname)) return next();
    generated ??= generate();
    try {
      await generated;
    } catch (error) {
      response.writeHead(500, {'Content-Type': 'text/plain; charset=utf-8'}).end((error as Error).message);
      return;
    }
    next();
  };

  return {
    setGenerator(generator) {
      generate = generator;
      generated = undefined;
    },
    middleware,
    configuration: {devServer: {setupMiddlewares: prependMiddleware(name, middleware)}},
  };
}
