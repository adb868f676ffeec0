import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Icon} from '../Icon';
import styles from './styles.module.css';

interface AccordionProps {
  /** Unique on its page. */
  name: string;
  /** Answers by question. */
  items: Record<string, {answer: string; link?: {title: string; href: string}}>;
}

/** Renders questions as native `<details>`. Their shared name keeps at most one answer open at a time. */
export function Accordion({name, items}: AccordionProps) {
  return (
    <div className="rows">
      {Object.entries(items).map(([question, {answer, link}]) => (
        <details key={question} name={name}>
          <summary className={clsx('between gap-4 ink row semibold', styles.question)}>
            {question}
            <Icon name="chevron" />
          </summary>
          <p className={clsx('reading', styles.answer)}>
            {answer} {link && <Link to={link.href}>{link.title}</Link>}
          </p>
        </details>
      ))}
    </div>
  );
}
