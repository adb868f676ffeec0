import clsx from 'clsx';
import {Confidence, isUnsure} from '../../../components/Confidence';
import {Section} from '../../../components/Section';
import {Unavailable} from '../../../components/Unavailable';
import type {communityContent} from '../../../content/developers/community';
import styles from './Projects.module.css';

type ProjectsContent = (typeof communityContent)['projects'];

/** Renders spoken notes and the counts made from them, and marks the uncertain one. */
export function FieldNotes({label, notes}: Pick<ProjectsContent['birds'], 'label' | 'notes'>) {
  return (
    <figure aria-label={label}>
      <ol className="rows">
        {notes.map(({time, heard, species, count, confidence}) => (
          <li key={time} className={clsx('baseline py-4 stack', styles.note)}>
            <span className="muted mono tiny">{time}</span>
            <p className="muted">“{heard}”</p>
            <p
              className={clsx('ink medium snug tracking-snug type-h3', styles.count)}
              data-unsure={isUnsure(confidence) || undefined}
            >
              <span className="amber">
                <b className="accent">{count}</b> {species}
              </span>{' '}
              <Confidence value={confidence} />
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Renders an instruction and its readback word below word, and marks words that differ. */
function Readback({label, caption, instruction, answer}: ProjectsContent['readback']) {
  const words = instruction.map((said, place) => ({id: `${place}-${said}`, said, readBack: answer[place] ?? ''}));
  return (
    <figure aria-label={label}>
      <p className="visually-hidden">
        Instruction: {instruction.join(' ')}. Readback: {answer.join(' ')}.
      </p>
      <ul className={clsx('grid gap-y-4 mb-5', styles.words)} aria-hidden="true">
        {words.map(({id, said, readBack}) => (
          <li
            key={id}
            className="border-t gap-0 ink py-3 snug stack tight type-h3"
            data-differs={said !== readBack || undefined}
          >
            <span className="muted">{said}</span>
            <b className="semibold">{readBack}</b>
          </li>
        ))}
      </ul>
      <figcaption className="muted small">{caption}</figcaption>
    </figure>
  );
}

/** Renders two projects of members, each with a sample of what it does. */
export function Projects({content: {birds, readback, ...content}}: {content: ProjectsContent}) {
  return (
    <Section id="projects" title={content.title} lead={content.lead} tone="raised">
      {[birds, readback].map((project) => (
        <article key={project.title} className={clsx('stack beside', styles.project)}>
          <div className="border-t py-4 stack start">
            <h3 className="type-figure tight">{project.title}</h3>
            <p className="ink semibold">by {project.author}</p>
            <p className="muted">{project.text}</p>
            <Unavailable>
              {content.action}
              <span className="visually-hidden"> {project.title}</span>
            </Unavailable>
          </div>
          {'notes' in project ? <FieldNotes {...project} /> : <Readback {...project} />}
        </article>
      ))}
    </Section>
  );
}
