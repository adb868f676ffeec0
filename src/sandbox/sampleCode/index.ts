import type {RestCall} from '../calls';
import {curl} from './curl';
import {javascriptCall} from './javascript';
import {pythonCall} from './python';

/** A language in which the contract's calls are written as programs. */
interface Program {
  label: string;
  /** The name of the language of its code blocks, in `src/components/CodeBlock/languages.ts`. */
  language: string;
  /** Returns a complete program for a call. */
  write(call: RestCall, retries?: number): string;
}

/** The languages of programs, by the keys under which `src/enhance/tabs.ts` keeps the reader's choice. */
export const programs = {
  curl: {label: 'curl', language: 'bash', write: curl},
  javascript: {label: 'JavaScript', language: 'js', write: javascriptCall},
  python: {label: 'Python', language: 'python', write: pythonCall},
} satisfies Record<string, Program>;

export type SampleLanguage = keyof typeof programs;
