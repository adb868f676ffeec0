import type {ReactNode} from 'react';
import {Section} from '../../../components/Section';
import {Unavailable} from '../../../components/Unavailable';
import type {CommunityContent} from '../../../content/developers/types';
import {FieldNotes} from './FieldNotes';
import styles from './Projects.module.css';
import {Readback} from './Readback';

function Project({
  title,
  author,
  text,
  action,
  children,
}: {
  title: string;
  author: string;
  text: string;
  action: string;
  children: ReactNode;
}): ReactNode {
  return (
    <article className={styles.project}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.author}>by {author}</p>
        <p className={styles.text}>{text}</p>
        <Unavailable>
          {action}
          <span className="visually-hidden"> {title}</span>
        </Unavailable>
      </div>
      {children}
    </article>
  );
}

/** Renders two projects of members, each with a sample of what it does. */
export function Projects({content}: {content: CommunityContent['projects']}): ReactNode {
  const {title, lead, action, birds, readback} = content;
  return (
    <Section id="projects" title={title} lead={lead} tone="raised">
      <div className={styles.projects}>
        <Project {...birds} action={action}>
          <FieldNotes label={birds.label} notes={birds.notes} />
        </Project>
        <Project {...readback} action={action}>
          <Readback {...readback} />
        </Project>
      </div>
    </Section>
  );
}
