import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import type {RunningProgram} from './program';

const start = /\.listen\(3000\b(?:, '127\.0\.0\.1')?|\bport=3000\b/g;

/** Returns whether a sample is a server, which runs until it's stopped. */
export const isServer = (code: string): boolean => code.search(start) >= 0;

/** Returns the code of a server that listens on another port, and accepts only connections from this machine. */
export const listenOn = (port: number, code: string): string =>
  code.replace(start, (found) => (found.startsWith('.') ? `.listen(${port}, '127.0.0.1'` : `port=${port}`));

/** Returns a port that no program uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Waits until a server responds, and returns its home page.
 * @throws Error if its program ends first
 */
export async function homePage(url: string, {ended}: RunningProgram): Promise<Response> {
  while (true) {
    try {
      return await fetch(url, {signal: ended});
    } catch {
      await wait(50, undefined, {signal: ended});
    }
  }
}

/** Returns the path of the URL that a server printed, which signs a reader in. */
export const signInPath = ({printed}: RunningProgram): string | undefined =>
  /http:\/\/localhost:\d+(\/\S+)/.exec(printed())?.[1];

/**
 * Opens the URL that a server printed, as a reader would, and returns the headers of a visitor who is signed in.
 * @param headers what the visitor sends besides
 */
export async function signIn(
  url: string,
  running: RunningProgram,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const path = signInPath(running);
  if (!path) return {};
  const response = await fetch(url + path, {redirect: 'manual', headers});
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.length > 0 ? {Cookie: cookies.join('; ')} : {};
}
