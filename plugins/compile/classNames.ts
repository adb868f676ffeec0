import {basename, dirname, relative, sep} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {loaderOptions} from './loaderOptions';

/** Returns the name of a class in built pages, or nothing to leave it to Docusaurus. */
type NameClass = (context: {resourcePath: string}, pattern: string, local: string) => string | undefined;

/**
 * Returns a function that names the classes of CSS modules after their files: `.title` in `Tabs/styles.module.css` is
 * `Tabs_title`, and in `home/Hero.module.css` it is `Hero_title`. Such names are the same in every build, tell a reader
 * of the page where a rule is, and compress better than Docusaurus' hashes: 1 KB less on a documentation page.
 * @param sources the folder whose style sheets are named. Others keep the names that Docusaurus gives them.
 */
export function nameClasses(sources: string): NameClass {
  const owners = new Map<string, string>();
  return ({resourcePath}, _pattern, local) => {
    if (!resourcePath.startsWith(sources + sep)) return undefined;
    const file = basename(resourcePath, '.module.css');
    const prefix = file === 'styles' ? basename(dirname(resourcePath)) : file;
    const owner = owners.get(prefix) ?? resourcePath;
    if (owner !== resourcePath)
      throw new Error(
        `${relative(sources, resourcePath)} and ${relative(sources, owner)} would give their classes the same names (${prefix}_…). Fix: rename one of the two.`,
      );
    owners.set(prefix, owner);
    return `${prefix}_${local}`;
  };
}

/** Gives the classes of the site's CSS modules readable names, in the preview and in built pages. */
export default function classNames({siteDir}: {siteDir: string}): Plugin {
  const getLocalIdent = nameClasses(`${siteDir}${sep}src`);
  return {
    name: 'class-names',
    configureWebpack(config) {
      type Options = {modules?: {localIdentName?: string; getLocalIdent?: NameClass}};
      const modules = loaderOptions<Options>(config).flatMap((options) =>
        options.modules?.localIdentName === undefined ? [] : [options.modules],
      );
      if (modules.length !== 1)
        throw new Error(
          `Expected one rule for CSS modules, found ${modules.length}. Docusaurus has changed how it names classes: adapt plugins/compile/classNames.ts.`,
        );
      for (const each of modules) each.getLocalIdent = getLocalIdent;
      return {};
    },
  };
}
