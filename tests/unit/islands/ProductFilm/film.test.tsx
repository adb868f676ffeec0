import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {isUnsure} from '../../../../src/components/Confidence';
import {ProductFilm} from '../../../../src/islands/ProductFilm';
import {copy, scenes, words} from '../../../../src/islands/ProductFilm/scenes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show() {
  const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
  render(<ProductFilm title="Product film" caption="From sound to task" />);
  return user;
}

const caption = () => document.querySelector('[aria-live]')?.textContent;
const button = (name: string) => screen.getByRole('button', {name});
const layers = () => document.querySelectorAll('[data-shown]').length;
const playScene = (index: number) => act(() => jest.advanceTimersByTime(scenes[index]?.durationMs ?? 0));

describe('the film', () => {
  it('shows its whole picture before it is played', () => {
    show();
    expect(caption()).toBe(scenes.at(-1)?.caption);
    expect(document.querySelectorAll('.wave:not([data-shown]), .task:not([data-shown])')).toHaveLength(0);
    expect(screen.getByRole('slider', {name: copy.position})).toHaveValue(String(scenes.length));
  });

  it('plays every scene in order, adding to the picture, and stops at the end', async () => {
    const user = show();
    await user.click(button(copy.play));
    const seen = [];
    for (const index of scenes.keys()) {
      seen.push({text: caption(), layers: layers()});
      playScene(index);
    }
    expect(seen.map(({text}) => text)).toEqual(scenes.map((scene) => scene.caption));
    const counts = seen.map((scene) => scene.layers);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[0]).toBeLessThan(counts.at(-1) ?? 0);
    expect(button(copy.play)).toBeInTheDocument();
    expect(caption()).toBe(scenes.at(-1)?.caption);
  });

  it('stays at a scene while it is paused, and goes on from there', async () => {
    const user = show();
    await user.click(button(copy.play));
    playScene(0);
    await user.click(button(copy.pause));
    act(() => jest.advanceTimersByTime(60_000));
    expect(caption()).toBe(scenes[1]?.caption);
    await user.click(button(copy.play));
    playScene(1);
    expect(caption()).toBe(scenes[2]?.caption);
  });

  it('shows the doubt only from its scene on', async () => {
    const user = show();
    expect(words.filter(({confidence}) => isUnsure(confidence)).map(({text}) => text)).toEqual(['Mira']);
    await user.click(button(copy.play));
    playScene(0);
    expect(document.querySelector('.word[data-unsure]')).toBeNull();
    playScene(1);
    expect(document.querySelector('.word[data-unsure]')).toHaveTextContent('Mira');
  });

  it('can be read', () => {
    show();
    const lines = within(screen.getByText(copy.read).closest('details') as HTMLElement).getAllByRole('listitem', {
      hidden: true,
    });
    expect(lines.map((line) => line.textContent)).toEqual(scenes.map((scene) => scene.caption));
  });
});
