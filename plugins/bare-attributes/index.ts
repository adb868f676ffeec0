import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {rewriteAttributes} from '../shared/attributes';
import {rewritePages} from '../shared/htmlFiles';

/** The name by which a script reads a `data-` attribute. */
const inScripts = (name: string) => name.slice('data-'.length).replace(/-(\w)/g, (_, first) => first.toUpperCase());

/** Everything that runs on the built pages or styles them, but React's islands, which ask for no attribute. */
async function assets(outDir: string): Promise<string> {
  const folder = join(outDir, 'assets');
  const files = (await readdir(folder, {recursive: true})).filter((file) => /^(?!islands).*\.(?:css|js)$/.test(file));
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}

/**
 * Step of the finished build: `data-tabs=true`, as React writes it, becomes `data-tabs`, since all who ask only ask
 * whether it is there.
 * @throws Error when a style sheet or a script asks for such an attribute's value
 */
export async function bareAttributesStep({outDir}: {outDir: string}): Promise<void> {
  const readers = await assets(outDir);
  const checked = new Set<string>();
  const check = (name: string, file: string) => {
    if (checked.has(name)) return;
    const asked = new RegExp(`\\[${name}[~|^$*]?=|dataset\\.${inScripts(name)}\\b|["'\`]${name}["'\`]`).exec(
      readers,
    )?.[0];
    if (asked)
      throw new Error(
        `${file} holds ${name}="true", and ${asked} asks for its value. Fix: ask for [${name}], or give it another value.`,
      );
    checked.add(name);
  };
  await rewritePages(outDir, (html, file) =>
    rewriteAttributes(html, (name, value, whole) => {
      if (!name.startsWith('data-') || !/^"?true"?$/.test(value)) return whole;
      check(name, file);
      return ` ${name}`;
    }),
  );
}
