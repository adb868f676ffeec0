import {facts} from '../../facts';
import type {Cause} from '../../sandbox/calls';
import {noResponse} from '../../sandbox/replies';
import data from './clientErrors.json';

/** What a client printed because it got no response, or none that it could read. */
export interface ClientError extends Cause {
  title: string;
  pattern: RegExp;
  /**
   * Whether the request can have reached a server: `no`, so that a retry repeats nothing, or `maybe`. With `fixFirst`, a
   * retry fails again, whether the request was processed or not.
   */
  reached: 'no' | 'maybe' | 'fixFirst';
  /** Whether it has nothing to do with a call. */
  isOfSdk?: boolean;
}

/** Joins alternatives, which may be preceded and followed by anything but letters. */
const any = (alternatives: string[]): RegExp => new RegExp(`(?<![A-Za-z])(?:${alternatives.join('|')})(?![a-z])`, 'i');

const {messages} = facts.docs.assistant;

/**
 * What clients print, the most specific first: browsers, Node.js, Python (requests, httpx, aiohttp), Java and Kotlin
 * (OkHttp), Swift (URLSession), and curl. Numbers of curl: `man curl`, "Exit codes". Numbers of URLSession: `NSURLError.h`.
 */
export const clientErrors = data.map(({prints, remedy, ...error}) => ({
  ...noResponse,
  ...error,
  ...(remedy && {remedy: remedy.replace('{permission_denied}', messages.permission_denied)}),
  pattern: any(prints),
})) as ClientError[];
