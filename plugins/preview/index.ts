import type {PluginConfig} from '@docusaurus/types';
import previewProblems from './problems';
import pageSources from './sources';

/** Returns the plugins that help authors while they edit. A build has no trace of them. */
export const preview = (): PluginConfig[] => [pageSources, previewProblems];
