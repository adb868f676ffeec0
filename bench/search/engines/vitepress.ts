import type {Options} from 'minisearch';

/** MiniSearch as VitePress configures it (VPLocalSearchBox and its local search plugin). */
export const vitepress: Options = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles', 'href'],
  searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
};
