import {fileURLToPath} from 'node:url';

const rooms = ['shared', 'markdown', 'compile', 'files', 'finish', 'preview'].map((room) => `plugins/${room}`);

/**
 * The layers of the project. Each folder may import itself and what `may` and `types` (types only) list; a folder that
 * is not listed here may import anything. `instead` says what to do instead of importing the folder.
 */
const layers = {
  'src/facts': {
    may: [],
    instead: 'Components get figures as props: read the fact in the section or the content record that uses it.',
  },
  'src/content': {
    may: ['src/facts'],
    types: ['src/components'],
    instead: 'Copy arrives as props: a page in src/pages passes a content record to a section. Import its type only.',
  },
  'src/components': {
    may: [],
    instead: 'Components are views. Put anything that renders one into src/components or src/sections.',
  },
  'src/sections': {
    may: ['src/components', 'src/facts', 'src/islands/Island'],
    types: ['src/content'],
    instead: 'Only src/pages and src/theme compose sections. Move a view that others share to src/components.',
  },
  'src/islands': {
    may: ['src/components', 'src/sandbox', 'src/facts'],
    instead: 'Use the <Island> tag from src/islands/Island, which loads the component when the reader reaches it.',
  },
  'src/sandbox': {
    may: [],
    instead:
      'The simulation of the API is for islands, the build, and author tools. Move the code that uses it to src/islands.',
  },
  'src/enhance': {
    may: ['src/facts', 'src/search', 'src/agent-tools'],
    instead: 'Scripts in src/enhance run on elements with data attributes: render the attribute and handle it there.',
  },
  'src/search': {
    may: ['src/components', 'src/enhance', 'src/facts'],
    instead: 'The whole search is in src/search, and src/enhance opens it: render a link with data-search.',
  },
  'src/agent-tools': {
    may: ['src/search', 'src/sandbox', 'src/islands/ErrorFinder'],
    instead: 'The tools for coding agents are offered by the MCP server and by pages. Nothing else needs them.',
  },
  'src/pages': {
    may: ['src/sections', 'src/content', 'src/islands/Island'],
    instead: 'Nothing imports a page. Move what it shares to src/sections.',
  },
  'src/theme': {
    may: ['src/sections', 'src/components', 'src/content', 'src/facts', 'src/islands/Island'],
    instead: 'Docusaurus finds swizzled components by itself. Import the section that this one renders.',
  },
  'plugins/shared': {
    may: ['src/facts', 'src/search/engine/editDistance'],
    instead: 'Plugins run in Node during the build. Share figures and types with the site in src/facts.',
  },
  'plugins/markdown': {
    may: ['plugins/shared', 'src/facts', 'src/sandbox', 'src/components/CodeBlock'],
    instead: 'The rooms of plugins import only those that act before them. Move what they share to plugins/shared.',
  },
  'plugins/compile': {
    may: ['plugins/shared', 'src/facts'],
    instead: 'The rooms of plugins import only those that act before them. Move what they share to plugins/shared.',
  },
  'plugins/files': {
    may: [
      'plugins/shared',
      'plugins/markdown',
      'src/facts',
      'src/content',
      'src/search',
      'src/sandbox',
      'src/components/CodeBlock',
      'src/agent-tools',
    ],
    instead: 'The rooms of plugins import only those that act before them. Move what they share to plugins/shared.',
  },
  'plugins/finish': {
    may: ['plugins/shared', 'plugins/compile', 'plugins/files', 'src/facts'],
    instead: 'Nothing acts after the finishing pass. Move what others share to plugins/shared.',
  },
  'plugins/preview': {
    may: ['plugins/shared', 'src/facts'],
    instead: 'The preview helps authors while they edit. Move what others share to plugins/shared.',
  },
  authoring: {
    may: [
      'src/facts',
      'src/sandbox',
      'src/components/CodeBlock',
      'plugins/shared',
      'plugins/markdown',
      'plugins/files',
    ],
    instead: 'Author tools run in Node, and nothing in the site imports them. Move shared code to plugins/shared.',
  },
  mcp: {
    may: ['src/agent-tools', 'src/search', 'src/sandbox', 'authoring/api/mock'],
    instead: 'The MCP server is a program of its own, which plugins/files/agents bundles. Nothing else needs it.',
  },
  deploy: {
    may: ['plugins/shared', 'plugins/finish/policy', 'src/facts'],
    instead: 'Serving is separate from the site. Share figures in src/facts.',
  },
  tools: {
    may: ['authoring', 'src/facts'],
    instead: 'Tools are commands. Move shared code to the folder that it belongs to.',
  },
  bench: {
    may: ['src/facts', 'src/search', ...rooms, 'authoring', 'deploy', 'tests/search'],
    instead:
      "The benchmark measures the project and isn't part of it. Move shared code to the folder that it belongs to.",
  },
  tests: {instead: 'Only tests import tests. Move shared code to the folder that it belongs to.'},
};

const inside = (folders) => `^(${folders.join('|')})(/|\\.|$)`;

/** Returns the rule that keeps one folder from importing another. */
function rule(from, to) {
  const {may, types = []} = layers[from];
  const allowed = [...may, ...types.map((folder) => `types of ${folder}`)].join(', ');
  return {
    name: `${from} imports ${to}`,
    comment: `${from} may import ${allowed || 'nothing else in the project'}. ${layers[to].instead}`,
    severity: 'error',
    from: {path: inside([from])},
    to: {
      path: inside([to]),
      pathNot: may.length > 0 ? inside(may) : undefined,
      dependencyTypesNot: types.includes(to) ? ['type-only'] : undefined,
    },
  };
}

const folders = Object.keys(layers);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folders
      .filter((from) => layers[from].may)
      .flatMap((from) =>
        folders.filter((to) => to !== from && !layers[from].may.includes(to)).map((to) => rule(from, to)),
      ),
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
