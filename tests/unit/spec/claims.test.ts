/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';

/** Claims about what the specification leaves open, such as who can open an account, or that were wrong. */
const claims = [
  /(accounts|registration) (aren|isn)['’]t open|registration opens|can['’]t (register|create an account)/i,
  /get a key, send|leads to the keys|take out the key|keys? don['’]t change/i,
  /each stream counts|(?<!whether )all of your keys share|whole account|not part of this plan/i,
  /API has no (batch|call)|others work the same way|in the same SDK|MediaPlayer`? plays files/i,
  /(every|all) (code )?samples? (is|are) (run|checked)|(?<!most )code samples are run/i,
  /uses a domain[^|.\n]*\bintents\b/i,
];

const files = ['docs', 'src/content'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(mdx|ts)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

it.each(files)('%s claims nothing that the specification leaves open, or that is wrong', (file) => {
  for (const claim of claims) expect(readFileSync(file, 'utf8')).not.toMatch(claim);
});
