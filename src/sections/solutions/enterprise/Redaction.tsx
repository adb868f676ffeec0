import type {ReactNode} from 'react';
import {Exhibit} from '../../../components/Exhibit';
import {Tabs} from '../../../components/Tabs';
import type {EnterpriseContent} from '../../../content/solutions/types';
import {Lines} from './Lines';
import styles from './Redaction.module.css';

/** Renders a transcript as it was spoken, with its personal data labeled, and as each redaction mode stores it. */
export function Redaction({transcript}: {transcript: EnterpriseContent['transcript']}): ReactNode {
  const {label, spoken, stored, lines, modes, token, caption} = transcript;
  return (
    <Exhibit label={label} caption={caption}>
      <div className={styles.columns}>
        <section className={styles.column} aria-labelledby="spoken">
          <h2 className={styles.heading} id="spoken">
            {spoken}
          </h2>
          <Lines lines={lines} token={token} />
        </section>
        <section className={styles.column} aria-labelledby="stored">
          <h2 className={styles.heading} id="stored">
            {stored}
          </h2>
          <Tabs
            label="Redaction mode"
            items={modes.map(({name, note}) => ({
              id: `redaction-${name}`,
              label: name,
              content: (
                <>
                  <Lines lines={lines} mode={name} token={token} />
                  <p className={styles.note}>
                    <code>{name}</code> {note}
                  </p>
                </>
              ),
            }))}
          />
        </section>
      </div>
    </Exhibit>
  );
}
