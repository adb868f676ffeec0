import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Gradient} from '../../components/Gradient';
import {drawnLevels} from '../../components/Waveform/levels';
import styles from './NavGroup.module.css';

/** How loud each word of a sentence is, drawn as a bar of this many units up and down. */
const bars = 'a table for fifteen'.split(' ').flatMap((word) => drawnLevels(word, word.length + 2));
/** The width of that drawing, from the first bar to the last one. */
const width = bars.length * 3 - 2;
const half = (level: number) => Math.max(1, Math.round(level * 15));
const path = bars.map((level, index) => `M${index * 3 + 0.5} ${16 - half(level)}v${2 * half(level)}`).join('');

/** Renders a sound. All pages have these, so it's one drawing, which is used again at other heights. */
function Sound({isFirst = false}: {isFirst?: boolean}) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the tile is hidden from screen readers.
    <svg className={styles.sound} viewBox={`0 0 ${width} 32`} preserveAspectRatio="none">
      {isFirst ? (
        <>
          <Gradient id="menuGradient" width={width} />
          <path id="menuSound" d={path} strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
          <use className={clsx('stroke-low', styles.unsure)} href="#menuSound" />
        </>
      ) : (
        <use href="#menuSound" />
      )}
    </svg>
  );
}

/** What each menu of the header shows beside its links, by the menu's title. All are decorative. */
export const menuTiles: Record<string, ReactNode> = {
  Products: (
    <>
      <Sound isFirst />
      <p className={clsx('between grid ink medium', styles.words)} data-unsure>
        <span>a</span> <span>table</span> <span>for</span> <span className="amber semibold">fifteen</span>
        <code className="muted tiny">0.98</code>
        <code className="muted tiny">0.97</code>
        <code className="muted tiny">0.96</code>
        <code className="amber tiny">0.62</code>
      </p>
    </>
  ),
  Solutions: ['A car', 'A kitchen', 'A train', 'A phone line'].map((place) => (
    <p key={place} className="tiny muted">
      {place}
      <Sound />
    </p>
  )),
  Developers: (
    <>
      <Sound />
      <p className="ink medium type-h4">“lights on”</p>
      <pre>
        {'{'}
        <span className="code-property">"intent"</span>: <span className="code-string">"lights.turn_on"</span>,{'\n '}
        <span className="code-property">"confidence"</span>: <span className="code-number">0.97</span>
        {'}'}
      </pre>
    </>
  ),
  About: (
    <>
      <Sound />
      <p className="balance ink medium">Nobody should have to say it twice</p>
    </>
  ),
};
