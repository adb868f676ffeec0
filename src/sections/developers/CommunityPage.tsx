import clsx from 'clsx';
import {ButtonLink} from '../../components/Button';
import {Section} from '../../components/Section';
import {Unavailable} from '../../components/Unavailable';
import {Waveform} from '../../components/Waveform';
import {drawnLevels} from '../../components/Waveform/levels';
import type {communityContent} from '../../content/developers/community';
import {HeroPage} from '../shell/HeroPage';
import styles from './CommunityPage.module.css';
import {calendarAddress} from './community/calendar';
import {Projects} from './community/Projects';

/** Returns the loudness levels of a row's voices: different in each row, the same in every build. */
const voicesOf = (row: number, bars: number) =>
  Array.from(
    {length: bars},
    (_, index) =>
      0.14 + 0.8 * Math.abs(Math.sin(index * (0.31 + row * 0.07) + row * 1.9) * Math.sin(index / (7 + row * 2) + row)),
  );

/** Renders the community page: its size, the forum, Discord, projects of members, and events. */
export function CommunityPage({content}: {content: typeof communityContent}) {
  const {voices, forum, discord, projects, events} = content;
  const rows = Array.from({length: Number(voices.figure.replace(/\D/g, '')) / voices.perRow}, (_, row) => row);
  // The number of developers to scale: one stroke for each hundred
  const figure = (
    <figure>
      <div className="stack gap-2" aria-hidden="true">
        {rows.map((row) => (
          <Waveform key={row} className={styles.voices} levels={voicesOf(row, voices.perRow / voices.perBar)} />
        ))}
      </div>
      <figcaption className="mt-5 muted">
        <span className="block mb-2 number type-h1">{voices.figure}</span> {voices.text}
      </figcaption>
    </figure>
  );
  return (
    <HeroPage content={content} band beside={figure}>
      <Section id="forum" title={forum.title} lead={forum.lead} tone="raised">
        <p className="mb-5 muted small">{forum.remark}</p>
        <ul className="rows">
          {Object.entries(forum.categories).map(([title, {text, latest, author}]) => (
            <li key={title} className={clsx('beside center gap-y-4 py-6 stack start', styles.room)}>
              <div className="stack gap-1 muted">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <p className="muted remark small stack gap-0">
                <span className="ink medium">{latest}</span>
                <span>{author}</span>
              </p>
              <Unavailable remark="nearby">
                {forum.action}
                <span className="visually-hidden"> {title}</span>
              </Unavailable>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="discord" title={discord.title} lead={discord.lead} layout="split">
        <figure
          className={clsx('boxed mb-6 surface', styles.channel)}
          aria-label={`From the channel ${discord.channel}`}
        >
          <figcaption className="ink mono small"># {discord.channel}</figcaption>
          <ol className="stack gap-4">
            {discord.messages.map(({author, time, text}) => (
              <li key={time} className="flex gap-4">
                <Waveform className={clsx('icon-button sunken', styles.voice)} levels={drawnLevels(author, 5)} />
                <div>
                  <p className="ink small semibold">
                    {author}&nbsp; <span className="micro mono muted regular">{time}</span>
                  </p>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </figure>
        <Unavailable>{discord.action}</Unavailable>
      </Section>
      <Projects content={projects} />
      <Section id="events" title={events.title} lead={events.lead}>
        <ul className={clsx('columns three gap-y-10', styles.events)}>
          {Object.entries(events.items).map(([kind, {rhythm, next, when, text, start, end}]) => (
            <li key={kind} className={clsx('stack start', styles.event)}>
              <h3 className="type-h4">
                {kind} <span className="muted regular">{rhythm}</span>
              </h3>
              <p className="said">{next}</p>
              <p className="accent small semibold">{when}</p>
              <p className="muted">{text}</p>
              <ButtonLink
                variant="outline"
                title={
                  <>
                    {events.action}
                    <span className="visually-hidden">: {next}</span>
                  </>
                }
                href={calendarAddress({title: `${kind}: ${next}`, text, start, end})}
                download={`${start.slice(0, 8)}.ics`}
              />
            </li>
          ))}
        </ul>
      </Section>
    </HeroPage>
  );
}
