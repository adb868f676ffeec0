import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/Button';
import {Disclosure} from '../../components/Disclosure';
import type {DetailTitles, Position} from '../../content/company/types';
import styles from './Positions.module.css';

function List({title, items}: {title: string; items: string[]}): ReactNode {
  return (
    <div>
      <h4>{title}</h4>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function PositionRow({details, ...position}: Position & {details: DetailTitles}): ReactNode {
  const {id, title, team, place, terms, text, tasks, needs, apply} = position;
  return (
    <li className={styles.position} id={id}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>
          {[team, place, terms].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <p className={styles.text}>{text}</p>
      <Disclosure title={details.open} subject={title}>
        <div className={styles.details}>
          <List title={details.tasks} items={tasks} />
          <List title={details.needs} items={needs} />
          <p>
            <ButtonLink variant="outline" to={apply}>
              {details.apply}
            </ButtonLink>
          </p>
        </div>
      </Disclosure>
    </li>
  );
}

/** Renders the open positions, each with details that expand in place. */
export function Positions({items, details}: {items: Position[]; details: DetailTitles}): ReactNode {
  return (
    <ul className={styles.positions} data-count="positions">
      {items.map((position) => (
        <PositionRow key={position.title} details={details} {...position} />
      ))}
    </ul>
  );
}
