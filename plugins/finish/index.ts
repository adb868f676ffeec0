import type {PluginConfig} from '@docusaurus/types';
import islands, {islandLoader} from '../compile/islands';
import {mcpServer} from '../files/agents/server';
import {agentSkill} from '../files/agents/skill';
import {feed} from '../files/feed';
import {markdownFiles, otherPages} from '../files/markdown-copies';
import {searchIndexOfPages} from '../files/search-index';
import {securityText} from '../files/securityText';
import {adaptApplication} from './application/adaptApplication';
import clientModules from './application/clientModules';
import {removeApplication, removeScripts} from './application/removeApplication';
import staticPages from './application/staticPages';
import {type FinishOptions, finishSite} from './finishSite';
import {areaStyles} from './styles/areaStyles';
import {documentationScript} from './transforms/documentationScript';
import {fontPreload} from './transforms/fontPreload';
import {socialCard} from './transforms/socialCard';
import {speculationRules} from './transforms/speculationRules';

/** What turns Docusaurus' pages into what readers load, in order. */
const forReaders: FinishOptions = {
  before: [securityText, feed, markdownFiles, removeScripts],
  transforms: [socialCard, removeApplication, documentationScript, fontPreload, speculationRules],
  collectors: [islandLoader, searchIndexOfPages, otherPages, areaStyles],
  after: [mcpServer, agentSkill],
  application: false,
};

/** The same for pages that load the Docusaurus application, as in any Docusaurus site. */
const withApplication: FinishOptions = {
  before: [securityText, feed, markdownFiles],
  transforms: [socialCard, adaptApplication, fontPreload, speculationRules],
  collectors: [searchIndexOfPages, otherPages],
  after: [mcpServer, agentSkill],
  application: true,
};

/**
 * Returns the plugins that finish a build, in one pass over its pages. Docusaurus runs the `postBuild` of all plugins at
 * once, so steps that depend on each other can't be separate plugins.
 * @param options.application whether pages load the Docusaurus application and hydrate as a whole
 */
export function finish({application}: {application: boolean}): PluginConfig[] {
  const options = application ? withApplication : forReaders;
  return [
    [islands, {application}],
    ...(application ? [] : [staticPages, clientModules]),
    () => ({name: 'finish', postBuild: (props) => finishSite(props, options)}),
  ];
}
