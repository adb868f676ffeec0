/** @jest-environment node */
import {drawName} from '../../../src/components/Wordmark/draw';

it('the drawing of a name has each letter to the right of the one before, with the kerning of the font', () => {
  const starts = [...drawName('Timbre').path.matchAll(/M(\d+) 0/g)].map(([, x]) => Number(x));
  expect(starts).toHaveLength(6);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  // All letters are 7 units closer than in text, and an o fits below the T's bar.
  expect(drawName('To').width).toBeLessThan(drawName('T').width + drawName('o').width - 7);
});

it('the drawing of a name reports a character without an outline', () =>
  expect(() => drawName('Åsa')).toThrow('The wordmark can\'t draw "Å"'));
