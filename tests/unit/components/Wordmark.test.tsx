import {render, screen} from '@testing-library/react';
import {Wordmark} from '../../../src/components/Wordmark';
import {drawName} from '../../../src/components/Wordmark/draw';

describe('Wordmark', () => {
  it('is a drawing of the name that needs no font', () => {
    const {container} = render(<Wordmark name="Timbre" place="Header" />);
    expect(screen.getByRole('img', {name: 'Timbre'})).toBeInTheDocument();
    expect(container).toHaveTextContent('');
  });

  it('gives each drawing on a page its own gradient', () => {
    const {container} = render(
      <>
        <Wordmark name="Timbre" place="Header" />
        <Wordmark name="Timbre" place="Footer" />
      </>,
    );
    const ids = [...container.querySelectorAll('linearGradient')].map(({id}) => id);
    const fills = [...container.querySelectorAll('path[fill]')].map((path) => path.getAttribute('fill'));
    expect(new Set(ids).size).toBe(2);
    expect(fills).toEqual(ids.map((id) => `url(#${id})`));
  });
});

describe('drawName', () => {
  const starts = (name: string) => [...drawName(name).path.matchAll(/M(\d+) 0/g)].map(([, x]) => Number(x));

  it('draws each letter to the right of the one before, with the kerning of the font', () => {
    const [first, ...others] = starts('Timbre');
    expect(first).toBe(0);
    expect(others).toHaveLength(5);
    expect(others).toEqual([...others].sort((a, b) => a - b));
    expect(drawName('Timbre').width).toBeGreaterThan(others.at(-1) ?? 0);
    // All letters are 15 units closer than in text, and an o fits below the T's bar.
    expect(drawName('To').width).toBeLessThan(drawName('T').width + drawName('o').width - 15);
  });

  it('reports a character without an outline', () => {
    expect(() => drawName('Åsa')).toThrow('The wordmark can\'t draw "Å"');
  });
});
