/**
 * What a command of Docusaurus runs with besides the author's own environment. The preview keeps what it generates in a
 * folder of its own: a build beside it writes the scripts of a build into the common one, which have no problems panel.
 */
export const environmentOf = (command: string): Record<string, string> =>
  command === 'start' ? {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-preview'} : {};

/** What to do when the preview's port is taken, which Docusaurus only states; undefined for any other output. */
export function portFix(output: string): string | undefined {
  const [, port] = /Something is already running on port (\d+)/.exec(output) ?? [];
  return port && `stop it, or start this one elsewhere: npm start -- --port ${Number(port) + 1}`;
}
