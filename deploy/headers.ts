import {extname} from 'node:path';

/** Headers of every answer. */
export const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
};

const year = 31_536_000;

/**
 * How long a file may be kept. Files below /assets/ carry a hash of their content in their name and never change;
 * everything else is asked for again, which costs a 304 when nothing has changed.
 */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate';
}

/** Texts that are read as they are: without a character set, a browser would guess it. */
const textTypes: Record<string, string> = {'.md': 'text/markdown', '.txt': 'text/plain'};

/** The type to name for a path, where the server's own table says too little. */
export function textType(path: string): string | undefined {
  const type = textTypes[extname(path)];
  return type && `${type}; charset=utf-8`;
}
