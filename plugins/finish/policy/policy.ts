/** What the policy of a build depends on. */
export interface PolicyInput {
  /** The hashes of the inline scripts, such as `sha256-…`. */
  scripts: string[];
  /** Whether the pages load the Docusaurus application. */
  application?: boolean;
}

/**
 * Returns what a page may load and do: files of this site, the inline scripts whose hashes are given, and nothing else.
 * All headers are made from it, and the browser tests fail for everything that it blocks.
 * @returns the sources of each directive of the Content-Security-Policy
 */
function policyDirectives({scripts, application = false}: PolicyInput): Record<string, string[]> {
  return {
    // Only for the web manifest: WebKit doesn't know `manifest-src`, and says so on every page.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    // Recordings that a reader has made or chosen, and simulated speech.
    'media-src': ['blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Forms show a notice and send nothing.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(application ? {} : trustedTypes),
  };
}

/**
 * Only `search-worker` (`src/search/startWorker.ts`) can create a script URL; nothing can turn a string into HTML. Two
 * bundles create the policy, hence `'allow-duplicates'`. The application loads its parts without Trusted Types.
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['search-worker', "'allow-duplicates'"],
};

/** Returns the policy as its header states it. */
export const contentSecurityPolicy = (input: PolicyInput): string =>
  Object.entries(policyDirectives(input))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
