import {askedFirst, type Middleware} from './previewServer';

/** Files of the live preview that are made when somebody asks for one, and not on every save. */
export interface OnDemand {
  /** Says how the files are made now. What was made before is out of date. */
  renew(make: () => Promise<void>): void;
  /** Has the files made before the server looks for them; answers 500 with the error's words when they can't be. */
  middleware: Middleware;
  /** What a plugin's `configureWebpack` returns so that the preview's server asks. */
  configuration: object;
}

/**
 * Keeps what a plugin derives from all pages out of the way of a save, which has to reach the open page at once.
 * @param name the plugin's
 * @param concerns whether a path of the site is one of the files
 */
export function onDemand(name: string, concerns: (path: string) => boolean): OnDemand {
  let make = async (): Promise<void> => undefined;
  let made: Promise<void> | undefined;

  const middleware: Middleware = async ({url = '/'}, response, next) => {
    const {pathname} = new URL(url, 'http://preview');
    if (!concerns(pathname)) return next();
    made ??= make();
    try {
      await made;
    } catch (error) {
      response.writeHead(500, {'Content-Type': 'text/plain; charset=utf-8'}).end((error as Error).message);
      return;
    }
    next();
  };

  return {
    renew(newMake) {
      make = newMake;
      made = undefined;
    },
    middleware,
    configuration: {devServer: {setupMiddlewares: askedFirst(name, middleware)}},
  };
}
