import {render} from '@testing-library/react';
import {Speech, speechPath} from '../../../../src/islands/StreamReplay/Speech';
import {sampleLevels} from '../../../../src/islands/shared/sampleLevels';

/** Returns the bars of a path: half the height of each, and 0 for silence. */
function barsIn(path: string): number[] {
  return [...path.matchAll(/(?:V(\d+)V(\d+)V\d+)?h(\d+)/g)].flatMap(([, top, bottom, width]) => [
    (Number(bottom ?? 0) - Number(top ?? 0)) / 2,
    ...Array.from({length: Number(width) - 1}, () => 0),
  ]);
}

it('is as high as the sample recording is loud, and flat in its pauses', () => {
  const bars = barsIn(speechPath(sampleLevels.length / 2));
  const loudest = Math.max(...sampleLevels);
  expect(bars).toHaveLength(sampleLevels.length / 2);
  for (const [index, half] of bars.entries()) {
    const level = Math.max(...sampleLevels.slice(2 * index, 2 * index + 2));
    expect(Math.abs(half / 4 - level / loudest)).toBeLessThanOrEqual(1 / 8);
  }
  expect(bars.slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(bars.filter((half) => half === 4).length).toBeGreaterThan(0);
});

it('starts the recording again if the user speaks longer', () => {
  const [once, twice] = [48, 96].map((count) => barsIn(speechPath(count)));
  expect(twice).toEqual([...(once ?? []), ...(once ?? [])]);
});

it('has as many bars as fit in the time, so that seconds are equally wide in all sessions', () => {
  const viewBox = (length: number) => {
    const {container} = render(<Speech length={length} x="0%" width="50%" y={8} height={44} />);
    return container.querySelector('svg')?.getAttribute('viewBox');
  };
  expect([viewBox(3_000), viewBox(1_500)]).toEqual(['0 0 43 8', '0 0 21 8']);
});
