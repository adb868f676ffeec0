import clsx from 'clsx';
import {byTitle, ItemList} from '../../components/ItemList';
import {MoreLink} from '../../components/MoreLink';
import {Section} from '../../components/Section';
import {Waveform} from '../../components/Waveform';
import type {aboutUsContent} from '../../content/company/aboutUs';
import {FramedPage} from '../shell/FramedPage';
import styles from './AboutUsPage.module.css';
import {Voiceprint} from './Voiceprint';

type Content = typeof aboutUsContent;

/** Renders the mission as sound across the whole window and as text, and the vision below it. */
function Mission({mission, vision}: Pick<Content, 'mission' | 'vision'>) {
  return (
    <section className="section-end" aria-labelledby="mission">
      <div className={styles.wave}>
        <Waveform levels={mission.levels} />
      </div>
      {[mission, vision].map(({id, title, statement, text}) => (
        <div key={id} className={clsx('frame gap-6 stack beside', styles.words)}>
          <h2 id={id}>{title}</h2>
          <p className={styles[id]}>{statement}</p>
          <p className="lead muted">{text}</p>
        </div>
      ))}
    </section>
  );
}

/** Renders the company's history as recordings that become louder. */
function Story({entries}: Content['story']) {
  return (
    <ol className={styles.story}>
      {entries.map(({year, title, text, levels}) => (
        <li key={year}>
          <p className={clsx('ink semibold', styles.year)}>{year}</p>
          <Waveform className={styles.recording} levels={levels} tone="ink" />
          <div className="stack gap-1 muted">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Renders the company's leaders, each with the shape of their voice as a portrait. */
function Leadership({people}: Content['leadership']) {
  return (
    <ul className={clsx('columns four', styles.people)} data-count="leaders">
      {people.map(({name, role, text, voice}) => (
        <li key={name}>
          <Voiceprint voice={voice} />
          <div className="stack gap-2 small">
            <h3>{name}</h3>
            <p className="ink">{role}</p>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Renders the company's mission, vision, story, people, and values, each with a link that lets readers check it. */
export function AboutUsPage({content}: {content: Content}) {
  const {story, leadership, values} = content;
  return (
    <FramedPage content={content}>
      <Mission {...content} />
      <Section id="story" title={story.title} lead={story.lead} layout="split">
        <Story {...story} />
      </Section>
      <Section id="leadership" title={leadership.title} lead={leadership.lead} tone="raised">
        <Leadership {...leadership} />
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
    </FramedPage>
  );
}
