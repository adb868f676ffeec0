import {render, screen} from '@testing-library/react';
import {Waveform} from '../../../src/components/Waveform';
import {levelsAbove} from '../../../src/components/Waveform/levels';

const drawn = (levels: number[]) => {
  const {container} = render(<Waveform levels={levels} tone="ink" />);
  return container.querySelector('svg > path')?.getAttribute('d') ?? '';
};

describe('Waveform', () => {
  it('is an image when it has a label', () => {
    render(<Waveform levels={[0.5]} label="A quiet voice" />);
    expect(screen.getByRole('img', {name: 'A quiet voice'})).toBeInTheDocument();
  });

  it('is decorative without one', () => {
    render(<Waveform levels={[0.5]} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('presentation')).toBeInTheDocument();
  });

  it('draws a bar for each level', () => {
    expect(drawn([0.1, 0.5, 1]).match(/M/g)).toHaveLength(3);
  });

  it('mirrors each bar at the middle line, and fits the loudest into the frame', () => {
    expect(drawn([1])).toBe('M3 4v56');
  });

  it('draws silence as a bar, too', () => {
    expect(drawn([0])).toBe('M3 31v2');
  });

  it('has bars that become thinner where they are close together, unless their distance is even', () => {
    const width = (evenPitch: boolean) =>
      render(<Waveform levels={[0.5, 1]} evenPitch={evenPitch} />)
        .container.querySelector('path[d]')
        ?.getAttribute('stroke-width');
    expect(width(false)).toBe('min(2.5px, 27.50cqi)');
    expect(width(true)).toBeNull();
  });

  it('gives each drawing on a page its own gradient', () => {
    const {container} = render(
      <>
        <Waveform levels={[1]} />
        <Waveform levels={[1]} />
      </>,
    );
    const [first, second] = [...container.querySelectorAll('linearGradient')].map(({id}) => id);
    expect(first).toBeTruthy();
    expect(first).not.toBe(second);
  });
});

describe('the levels above a word', () => {
  it('are as many as its letters have room for, and keep their order', () => {
    const narrow = levelsAbove('ill', [0, 0.5, 1]);
    const wide = levelsAbove('morning', [0, 0.5, 1]);
    expect(narrow).toHaveLength(4);
    expect(wide.length).toBeGreaterThan(3 * narrow.length);
    expect(wide).toEqual([...wide].sort());
    expect(new Set(wide)).toEqual(new Set([0, 0.5, 1]));
  });
});
