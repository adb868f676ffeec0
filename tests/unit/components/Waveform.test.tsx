import {render} from '@testing-library/react';
import {Waveform} from '../../../src/components/Waveform';
import {levelsAbove} from '../../../src/components/Waveform/levels';

it('a waveform has bars that become thinner where they are close together, unless their distance is even', () => {
  const width = (evenPitch: boolean) =>
    render(<Waveform levels={[0.5, 1]} evenPitch={evenPitch} />)
      .container.querySelector('path[d]')
      ?.getAttribute('stroke-width');
  expect(width(false)).toBe('min(2.5px, 27.50cqi)');
  expect(width(true)).toBeNull();
});

it('the levels above a word are as many as its letters have room for, and keep their order', () => {
  const narrow = levelsAbove('ill', [0, 0.5, 1]);
  const wide = levelsAbove('morning', [0, 0.5, 1]);
  expect(narrow).toHaveLength(4);
  expect(wide.length).toBeGreaterThan(3 * narrow.length);
  expect(wide).toEqual([...wide].sort());
  expect(new Set(wide)).toEqual(new Set([0, 0.5, 1]));
});
