import type {ReactNode} from 'react';
import {docsRoute} from '../../facts/routes';
import {SearchLink} from '../shell/SearchLink';
import styles from './SearchBox.module.css';

/** Renders a search box in the page. Without scripts, it's hidden, because its link would lead to this page. */
export function SearchBox({title}: {title: string}): ReactNode {
  return (
    <div className={styles.box} data-needs-script>
      <SearchLink href={docsRoute} title={title} />
    </div>
  );
}
