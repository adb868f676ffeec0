import type {SearchInstance} from '../../../src/search/searchEngine';
import type {Hit} from '../../../src/search/shape';

/** A section as the service returns it. */
interface Found {
  href: string;
  page: string;
  heading: string;
  trail: string[];
  text: string;
}

const service = 'https://search.example/query';

/** Searches with a service. */
export const hostedSearch: SearchInstance = {
  async search(query) {
    const response = await fetch(`${service}?q=${encodeURIComponent(query)}`);
    if (!response.ok) throw new Error(`The search service responded with ${response.status}.`);
    const groups = new Map<string, Hit[]>();
    for (const {href, page, heading, trail, text} of (await response.json()) as Found[]) {
      const hit = {href, trail, heading: {text: heading, marks: []}, snippet: {text, marks: []}, score: 1};
      groups.set(page, [...(groups.get(page) ?? []), hit]);
    }
    return {query, groups: [...groups].map(([page, hits]) => ({page, hits}))};
  },
  suggestions: () => [],
};
