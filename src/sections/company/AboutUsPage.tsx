import clsx from 'clsx';
import {byTitle, ItemList} from '../../components/ItemList';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Waveform} from '../../components/Waveform';
import {drawnLevels, spokenLevels} from '../../components/Waveform/levels';
import type {aboutUsContent} from '../../content/company/aboutUs';
import {HeroPage} from '../shell/HeroPage';
import styles from './AboutUsPage.module.css';

type Content = typeof aboutUsContent;
type Voice = Content['leadership']['people'][keyof Content['leadership']['people']]['voice'];

/** Renders the mission as sound across the whole window and as text, and the vision below it. */
function Mission({mission, vision}: Pick<Content, 'mission' | 'vision'>) {
  return (
    <section className="band section-end" aria-labelledby="mission">
      <div className={clsx('grid overflow-hidden', styles.wave)}>
        <Waveform levels={spokenLevels(mission.statement, 2)} />
      </div>
      {[mission, vision].map(({id, title, statement, text}) => (
        <div key={id} className={clsx('frame stack beside', styles.words)}>
          <h2 id={id}>{title}</h2>
          <p className={clsx('balance number type-h2', styles[id])}>{statement}</p>
          <p className="balance lead muted">{text}</p>
        </div>
      ))}
    </section>
  );
}

/** Radii of a voiceprint's rings, from the quietest moment to the loudest. */
const rings = Array.from({length: 12}, (_, index) => 14 + index * 5.4);
const corners = 96;
const middle = 100;

/** Returns the corners of a ring: a circle whose radius follows the overtones, more so the louder it is. */
function ring(overtones: Voice, radius: number, loudness: number): [x: number, y: number][] {
  return Array.from({length: corners}, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const wobble = Object.values(overtones).reduce(
      (sum, {lobes, depth, turn}) => sum + depth * Math.cos(lobes * angle + turn + loudness),
      0,
    );
    const reach = radius * (1 + wobble * (0.3 + loudness));
    return [middle + reach * Math.cos(angle), middle + reach * Math.sin(angle)];
  });
}

/** Returns where numbers start, and how far they go from there. */
function extent(numbers: number[]): [start: number, size: number] {
  const start = Math.floor(Math.min(...numbers));
  return [start, Math.ceil(Math.max(...numbers)) - start];
}

/** Renders a person's voice as closed curves around a point. Decorative: the text beside it names the person. */
function Voiceprint({voice}: {voice: Voice}) {
  const curves = rings.map((radius, index) => ring(voice, radius, (index + 1) / rings.length));
  const [left, width] = extent(curves.flat().map(([x]) => x));
  const [top, height] = extent(curves.flat().map(([, y]) => y));
  const viewBox = [left, top, width, height].join(' ');
  return (
    <svg className={styles.voiceprint} viewBox={viewBox} preserveAspectRatio="xMinYMid" aria-hidden="true">
      {curves.map((points) => {
        const corners = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
        return <path key={corners} d={`M${corners}Z`} />;
      })}
    </svg>
  );
}

/** Renders the company's mission, vision, story, people, and values, each with a link that lets readers check it. */
export function AboutUsPage({content}: {content: Content}) {
  const {story, leadership, values} = content;
  return (
    <HeroPage content={content}>
      <Mission {...content} />
      <Section id="story" title={story.title} lead={story.lead} layout="split">
        <ol className={clsx('level lines', styles.story)}>
          {story.entries.map(({year, title, text}, index) => (
            <li key={year} className="baseline py-6 stack">
              <p className="nowrap number type-h2">{year}</p>
              <Waveform
                className={styles.recording}
                levels={drawnLevels(text, 24).map((level) => level * ((index + 1) / story.entries.length) ** 1.5)}
                tone={index < 2 ? 'muted' : 'gradient'}
              />
              <div className="stack gap-1 muted">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="leadership" title={leadership.title} lead={leadership.lead} tone="raised">
        <ul className={clsx('columns four gap-y-10', styles.people)} data-count="leaders">
          {Object.entries(leadership.people).map(([name, {role, text, voice}]) => (
            <li key={name} className="stack">
              <Voiceprint voice={voice} />
              <div className="stack gap-2 small">
                <h3>{name}</h3>
                <p className="ink">{role}</p>
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="values" title={values.title}>
        <ItemList
          className={styles.values}
          layout="split"
          items={byTitle(values.items)}
          after={({proof}) => <MoreLink {...proof} />}
          data-count="values"
        />
      </Section>
    </HeroPage>
  );
}
