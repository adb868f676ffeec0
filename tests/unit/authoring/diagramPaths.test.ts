/** @jest-environment node */
import {shortenPaths} from '../../../authoring/diagrams/paths';

it('a path is written in whole pixels, and curves that are straight become lines', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg"><path class="line" d="M0.4,0.3C0,1,0,2,0,3L0,9L20,9.4"/></svg>';
  expect(shortenPaths(drawing)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><path class="line" d="M0 0v9h20"/></svg>',
  );
});
