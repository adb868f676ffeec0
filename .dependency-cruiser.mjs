import {fileURLToPath} from 'node:url';

/** The layers of the project: what each folder may import besides itself. Tests may import anything. */
const layers = {
  'src/facts': [],
  'src/content': ['src/facts'],
  'src/components': [],
  'src/sections': ['src/components', 'src/facts', 'src/islands/Island'],
  'src/islands': ['src/components', 'src/sandbox', 'src/facts'],
  'src/sandbox': [],
  'src/enhance': ['src/facts', 'src/search', 'src/agent-tools'],
  'src/search': ['src/components', 'src/enhance', 'src/facts'],
  'src/agent-tools': ['src/search', 'src/sandbox', 'src/islands/ErrorFinder'],
  'src/pages': ['src/sections', 'src/content', 'src/islands/Island'],
  'src/theme': ['src/sections', 'src/components', 'src/content', 'src/facts', 'src/islands/Island'],
  'plugins/shared': ['src/facts', 'src/search/engine/editDistance'],
  'plugins/markdown': ['plugins/shared', 'src/facts', 'src/sandbox', 'src/components/CodeBlock'],
  'plugins/compile': ['plugins/shared', 'src/facts'],
  'plugins/files': [
    'plugins/shared',
    'plugins/markdown',
    'src/facts',
    'src/content',
    'src/search',
    'src/sandbox',
    'src/components/CodeBlock',
    'src/agent-tools',
  ],
  'plugins/finish': ['plugins/shared', 'plugins/compile', 'plugins/files', 'src/facts'],
  'plugins/preview': ['plugins/shared', 'src/facts', 'src/search/dialog/elements'],
  authoring: [
    'src/facts',
    'src/sandbox',
    'src/components',
    'src/islands/shared',
    'plugins/shared',
    'plugins/markdown',
    'plugins/files',
  ],
  mcp: ['src/agent-tools', 'src/search', 'src/sandbox', 'authoring/api/mock'],
  deploy: ['plugins/shared', 'plugins/finish/policy', 'src/facts'],
  tools: ['authoring', 'src/facts'],
  bench: ['src/facts', 'src/search', 'plugins', 'authoring', 'deploy', 'tests/search'],
};

/** Folders of which a folder may import types only. */
const types = {'src/content': ['src/components'], 'src/sections': ['src/content']};

/** What to do instead of importing a folder, if it isn't to move what both need to a folder that both may import. */
const instead = {
  'src/facts': 'Components get figures as props: read the fact in the section or the content record that uses it.',
  'src/content': 'Copy arrives as props: a page in src/pages passes a content record to a section.',
  'src/islands': 'Use the <Island> tag from src/islands/Island, which loads the component when the reader reaches it.',
  'src/enhance':
    'Scripts in src/enhance run on elements with data attributes: render the attribute, and handle it there.',
  'src/search': 'The whole search is in src/search, and src/enhance opens it: render a link with data-search.',
};

const inside = (folders) => `^(${folders.join('|')})(/|\\.|$)`;

/** Returns the rule that keeps one folder from importing another. */
function rule(from, to) {
  const [may, typesOf = []] = [layers[from], types[from]];
  const allowed = [...may, ...typesOf.map((folder) => `types of ${folder}`)].join(', ');
  const advice = instead[to] ?? 'Move what both need to a folder that both may import.';
  return {
    name: `${from} imports ${to}`,
    comment: `${from} may import ${allowed || 'nothing else in the project'}. ${advice}`,
    severity: 'error',
    from: {path: inside([from])},
    to: {
      path: inside([to]),
      pathNot: may.length > 0 ? inside(may) : undefined,
      dependencyTypesNot: typesOf.includes(to) ? ['type-only'] : undefined,
    },
  };
}

const folders = Object.keys(layers);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folders.flatMap((from) => [...folders, 'tests'].filter((to) => to !== from).map((to) => rule(from, to))),
    {
      name: 'circular import',
      comment: 'Each of these files imports the next one. Move what they share, types included, to a file of its own.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: {fileName: fileURLToPath(new URL('tsconfig.json', import.meta.url))},
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(^|/)(\\.work|build|\\.docusaurus[^/]*)/'},
  },
};
