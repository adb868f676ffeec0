import {relative} from 'node:path';

/** Why the bundler couldn't compile a file. */
export interface CompileError {
  /** Path from the project root, with forward slashes. */
  file: string;
  reason: string;
  /** The place in the file, if the error names it. */
  line?: number;
  column?: number;
  /** Whether the file isn't valid MDX. Otherwise, one of our plugins rejected what the file contains. */
  isSyntax: boolean;
}

/**
 * The properties of a bundler's error that we read. Rspack formats `message` for terminals; `error` is what was thrown.
 */
interface BundlerError {
  message: string;
  module?: {resource?: string} | null;
  error?: {message: string};
}

/** The part of a compiler, webpack or Rspack, that we listen to. */
interface Compiler {
  hooks: {
    done: {
      tap(
        options: {name: string; stage: number},
        listener: (stats: {compilation: {errors: BundlerError[]}}) => void,
      ): void;
    };
  };
}

/** The properties of an error in MDX (`VFileMessage`), of which `source` is the parser that threw it. */
interface MdxError {
  reason?: string;
  line?: number;
  column?: number;
  source?: string;
}

const detailsStart = '\nDetails:\n';
const detailsEnd = '\n}';

/** Returns the MDX error in the message of Docusaurus' MDX loader, which writes it as JSON before the stack trace. */
function mdxErrorIn(message: string): MdxError {
  const start = message.indexOf(`${detailsStart}{`);
  const end = message.lastIndexOf(detailsEnd);
  if (start < 0 || end < start) return {};
  try {
    return JSON.parse(message.slice(start + detailsStart.length, end + detailsEnd.length)) as MdxError;
  } catch {
    // The loader also uses the heading "Details" for errors that aren't MDX errors.
    return {};
  }
}

function toCompileError({message, module, error}: BundlerError, siteDir: string): CompileError {
  const {reason, line, column, source} = mdxErrorIn(error?.message ?? '');
  return {
    file: relative(siteDir, module?.resource ?? siteDir).replaceAll('\\', '/'),
    reason: reason ?? error?.message ?? message,
    line,
    column,
    isSyntax: source !== undefined,
  };
}

/** Runs before Docusaurus' own listener, which ends the process of a build that has errors. */
const stage = -1;

/**
 * Creates a bundler plugin that passes on the errors of each compilation.
 * @param siteDir the project root
 * @param listener gets the errors, none if everything compiled
 */
export const onCompiled = (siteDir: string, listener: (errors: CompileError[]) => void) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({name: 'compile-errors', stage}, ({compilation}) =>
      listener(compilation.errors.map((error) => toCompileError(error, siteDir))),
    );
  },
});
