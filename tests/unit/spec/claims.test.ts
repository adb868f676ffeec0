/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';

/** Claims about what the specification leaves open, such as who can open an account. */
const claims =
  /(accounts|registration) (aren|isn)['’]t open|registration opens|can['’]t (register|create an account)|API has no (batch|call)|not part of this plan|in the same SDK/i;

const files = ['docs', 'src/content'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(mdx|ts)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

it.each(files)('%s claims nothing that the specification leaves open', (file) =>
  expect(readFileSync(file, 'utf8')).not.toMatch(claims),
);
