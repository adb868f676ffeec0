/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';

/** Pages that open with something else: the index with its own drawing, and the reference with its calls. */
const others = ['index.mdx', 'rest-api-reference.mdx'];

/** The examples of messages, which the reference shows. */
const contract = readFileSync('api/asyncapi.yaml', 'utf8');

const guides = readdirSync('docs')
  .filter((file) => file.endsWith('.mdx') && !others.includes(file))
  .map((file) => ({file, source: readFileSync(`docs/${file}`, 'utf8')}));

it.each(guides)('$file opens with a drawing of its own names, sentences, and figures', ({source}) => {
  const drawings = [...source.matchAll(/<Drawing kind="\w+" of="([^"]+)" alt="[^"]+" \/>/g)];
  expect(drawings[0]?.index).toBeLessThan(source.indexOf('\n## '));
  const rest = source.replace(/<Drawing .*/g, '') + contract;
  for (const [, data = ''] of drawings)
    for (const fact of data.match(/[a-z]+[._/]\w+|turn [a-z ]+|0\.\d+/g) ?? []) expect(rest).toContain(fact.trim());
});
