import type {ReactNode} from 'react';
import {Exhibit} from '../../../components/Exhibit';
import type {CallParts, CustomerServiceContent} from '../../../content/solutions/types';
import styles from './CallTimeline.module.css';
import {applyClaims, minutes, partsInOrder, totalOf} from './callTime';
import {Recording} from './Recording';

type Call = CustomerServiceContent['call'];

function Track({
  title,
  parts,
  longest,
  labels,
  children,
}: {
  title: string;
  parts: CallParts;
  longest: number;
  labels: Call['labels'];
  /** What takes up the rest of the width. */
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.track}>
      <p className={styles.title}>
        {title} <b>{minutes(totalOf(parts))}</b>
      </p>
      <div className={styles.sound}>
        <Recording parts={parts} longest={longest} />
        {children}
      </div>
      <dl className={styles.parts}>
        {partsInOrder.map((part) => (
          <div key={part} data-part={part}>
            <dt>{labels[part]}</dt>
            <dd>{minutes(parts[part])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Renders a call before and after to the same scale, in queue, talk, and after-call work, and the time it saves. */
export function CallTimeline({call}: {call: Call}): ReactNode {
  const {caption, labels, before, after, cuts, saved} = call;
  const afterParts = applyClaims(before.parts, cuts);
  const longest = totalOf(before.parts);
  return (
    <Exhibit label="A call before and after: queue, talk and after-call work" caption={caption}>
      <div className={styles.call}>
        <Track title={before.title} parts={before.parts} longest={longest} labels={labels} />
        <Track title={after.title} parts={afterParts} longest={longest} labels={labels}>
          <p className={styles.saved}>
            <b>{minutes(longest - totalOf(afterParts))}</b> {saved}
          </p>
        </Track>
      </div>
    </Exhibit>
  );
}
