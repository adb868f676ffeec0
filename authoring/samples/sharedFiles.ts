import {readFile} from 'node:fs/promises';
import {extract} from './extract';
import type {Fence} from './types';

const pages = ['docs/ios-sdk.mdx', 'docs/android-sdk.mdx', 'docs/voice-assistant-implementation.mdx'];

/** Returns the files in a language that samples of all pages may use, such as `VoiceTurn.kt`. */
export async function sharedFiles(language: string): Promise<Fence[]> {
  const read = pages.map(async (page) => extract(page, await readFile(page, 'utf8'), () => []));
  const fences = (await Promise.all(read)).flatMap((page) => page.fences);
  return fences.filter((fence) => fence.language === language && fence.meta.title);
}
