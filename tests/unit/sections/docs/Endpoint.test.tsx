import {render} from '@testing-library/react';
import {brand} from '../../../../src/facts/brand';
import {Endpoint} from '../../../../src/sections/docs/Endpoint';

it.each([
  ['POST', brand.apiBase],
  ['WSS', brand.streamBase],
])('the address of a %s call is copied with its base address, and has a space for the search', (method, base) => {
  const {container} = render(<Endpoint method={method} path="/nlu/parse" title="Parse text" />);
  expect(container.querySelector<HTMLElement>('[data-copied-after]')?.dataset.copiedAfter).toBe(base);
  expect(container.textContent).toContain(`${method} /nlu/parse`);
});
