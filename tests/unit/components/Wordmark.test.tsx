import {render, screen} from '@testing-library/react';
import {Wordmark} from '../../../src/components/Wordmark';
import {drawName} from '../../../src/components/Wordmark/draw';

describe('Wordmark', () => {
  it('is a drawing of the name that needs no font', () => {
    const {container} = render(<Wordmark name="Timbre" />);
    expect(screen.getByRole('img', {name: 'Timbre'})).toBeInTheDocument();
    expect(container).toHaveTextContent('');
  });

  it('is drawn once on a page, in its gradient', () => {
    const {container} = render(
      <>
        <Wordmark name="Timbre" />
        <Wordmark name="Timbre" isCopy />
      </>,
    );
    expect(screen.getAllByRole('img', {name: 'Timbre'})).toHaveLength(2);
    const gradient = container.querySelector('linearGradient');
    expect(container.querySelector('path[fill]')).toHaveAttribute('fill', `url(#${gradient?.id})`);
    const copied = container.querySelector('use')?.getAttribute('href') ?? '';
    expect(container.querySelectorAll(`${copied} path`)).toHaveLength(2);
    expect(container.querySelectorAll('path')).toHaveLength(2);
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
    // All letters are 7 units closer than in text, and an o fits below the T's bar.
    expect(drawName('To').width).toBeLessThan(drawName('T').width + drawName('o').width - 7);
  });

  it('reports a character without an outline', () => {
    expect(() => drawName('Åsa')).toThrow('The wordmark can\'t draw "Å"');
  });
});
