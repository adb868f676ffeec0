import type {LoadedPlugin, Plugin} from '@docusaurus/types';

/** Plugins whose scripts built pages can do without: a progress bar, a highlighter, and a navigation hook. */
const replaced = new Set(['docusaurus-theme-classic', 'enhance']);

/** Returns the scripts that plugins add to the application, as "plugin: file". */
export const ignoredScripts = (plugins: Pick<LoadedPlugin, 'name' | 'getClientModules'>[]): string[] =>
  plugins
    .filter(({name}) => !replaced.has(name))
    .flatMap((plugin) => (plugin.getClientModules?.() ?? []).map((file) => `${plugin.name}: ${file}`))
    .filter((script) => !script.endsWith('.css'));

/** Fails a build in which a plugin adds a script that would never run, because built pages don't load the application. */
export default function clientModules(): Plugin {
  return {
    name: 'client-modules',
    async postBuild({plugins}) {
      const scripts = ignoredScripts(plugins);
      if (scripts.length === 0) return;
      throw new Error(
        `Built pages don't run these client modules:\n${scripts.join('\n')}\n` +
          'Fix: move the behavior to src/enhance or to an island, or add the plugin to ' +
          'plugins/finish/application/clientModules.ts if readers lose nothing.',
      );
    },
  };
}
