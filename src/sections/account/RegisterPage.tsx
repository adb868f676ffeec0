import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Confidence, isUnsure} from '../../components/Confidence';
import {SpokenWords} from '../../components/SpokenWords';
import type {registerContent} from '../../content/account/register';
import {AccountPage} from './AccountPage';
import styles from './RegisterPage.module.css';

/**
 * Renders registration beside a first sentence, whose partial results are each a word longer and more confident.
 * `src/enhance/formActions.ts` fills in the values from the home page's form.
 */
export function RegisterPage({content}: {content: typeof registerContent}) {
  const {label, results, remark} = content.exhibit;
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of content.trials) collectAnchor(id);
  const firstWords = (
    <figure className="stack gap-8" aria-label={label}>
      <ol className={styles.results}>
        {results.map(({type, text, confidence}) => (
          <li key={text} className="border-t py-4" data-type={type}>
            <SpokenWords words={text.split(' ').map((word) => [word, confidence])} />
            <p className="end gap-4 mono muted row type-code" data-unsure={isUnsure(confidence) || undefined}>
              <span>{type}</span>
              <Confidence value={confidence} />
            </p>
          </li>
        ))}
      </ol>
      <figcaption className="muted">{remark}</figcaption>
    </figure>
  );
  const trials = content.trials.map(({id, text}) => (
    <p key={id} className={clsx('ink small', styles.trial)} id={id}>
      {text}
    </p>
  ));
  return <AccountPage action="register" content={content} exhibit={firstWords} above={trials} />;
}
