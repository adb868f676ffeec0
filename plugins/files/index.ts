import type {PluginConfig} from '@docusaurus/types';
import brandFiles from './brand';
import contractFiles from './contract';
import markdownCopies from './markdown-copies';
import mockDownload from './mock';
import searchIndex from './search-index';

export {copyPage} from './markdown-copies';

/** Returns the plugins that publish files beside the pages: contract, mock, icons, search, and Markdown copies. */
export const files = (): PluginConfig[] => [contractFiles, mockDownload, brandFiles, searchIndex, markdownCopies];
