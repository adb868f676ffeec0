/**
 * Returns the environment variables that a command of Docusaurus runs with. The preview generates its files in its own
 * folder, because a build at the same time would replace them with scripts that don't have the problems panel. A build
 * gets 64 MB for new objects instead of Node's 16 MB: the finishing pass makes a tree of each page and drops it, and
 * spends half as much time collecting garbage this way.
 */
export const environmentOf = (command: string): Record<string, string> =>
  command === 'start'
    ? {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-preview'}
    : {NODE_OPTIONS: '--max-semi-space-size=64'};

/** Returns the fix if the preview's port is in use, which Docusaurus reports only as this line. */
export function portFix(output: string): string | undefined {
  const [, port] = /Something is already running on port (\d+)/.exec(output) ?? [];
  return port && `stop the other program, or use another port: npm start -- --port ${Number(port) + 1}`;
}
