import {hash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {sectionOf} from '../../../src/agent-tools/documentation';
import {brand} from '../../../src/facts/brand';
import {siteUrl} from '../../../src/facts/site';
import type {Preparation} from '../../shared/builtSite';
import {readDocumentation} from './documentation';

/** What the skill teaches: sections of pages, in this order. Their samples are proven with the pages. */
const sections: [page: string, heading: string][] = [
  ['platform-overview', 'Choose your building block'],
  ['quick-start', 'Test with the mock'],
  ['quick-start', 'Make your first call'],
  ['quick-start', 'Find the intent'],
  ['security-best-practices', 'Keep your API key on your server'],
  ['performance-optimization', 'Stay within the limits'],
  ['core-concepts', 'Calls that are safe to retry'],
  ['quick-start', 'Errors and what to do'],
  ['rest-api-reference', 'Not specified in v1'],
];

const name = 'timbre-voice-api';

const description =
  `Build on the ${brand.name} voice API: choose a call, keep the key on a server, test with the mock, handle errors and ` +
  'limits. Use when code recognizes speech, finds intents, generates speech, or runs a voice assistant.';

const folder = '.well-known/agent-skills';

/**
 * Publishes a skill for coding agents (https://agentskills.io) made from sections of the pages, and the list by which agents
 * find it, with its hash (Agent Skills Discovery, draft 0.2.0).
 * @throws Error when a page has no such section
 */
export const agentSkill: Preparation = async (site) => {
  const pages = readDocumentation(site);
  const parts = sections.map(([id, heading]) => {
    const page = pages.find((each) => each.id === id);
    const section = page && sectionOf(page.markdown, heading);
    if (!section)
      throw new Error(`${id} has no section "${heading}". Fix: name its heading in plugins/files/agents/skill.ts.`);
    return section.replace(/^#+/, '##').replace(/(?<=\n)#{3,}(?= )/g, '###');
  });
  const references = pages.map(({title, url, description: about}) => `- [${title}](${url}.md): ${about}`);
  const skill = [
    `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`,
    `# ${brand.name} voice API`,
    `To search the documentation, check a request, or simulate a call offline, start the MCP server: ${siteUrl}/mcp/timbre-docs.mjs`,
    ...parts,
    `## References\n\n${references.join('\n')}\n`,
  ].join('\n\n');
  const path = `${folder}/${name}/SKILL.md`;
  const entry = {name, type: 'skill-md', description, url: `/${path}`, digest: `sha256:${hash('sha256', skill)}`};
  const list = {$schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json', skills: [entry]};
  await mkdir(join(site.outDir, folder, name), {recursive: true});
  await writeFile(join(site.outDir, path), skill);
  await writeFile(join(site.outDir, folder, 'index.json'), `${JSON.stringify(list, null, 2)}\n`);
};
