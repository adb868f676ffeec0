/** @jest-environment node */
import {readRedirects} from '../../../deploy/build';

it('every moved address redirects to one on this site, in characters that all servers accept', () => {
  for (const [from, to] of Object.entries(readRedirects())) {
    expect(from).toMatch(/^(?:\/[\w-]+)+$/);
    expect(to).toMatch(/^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:#[\w-]+)?$/);
  }
});
