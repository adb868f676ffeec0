import Head from '@docusaurus/Head';
import clsx from 'clsx';
import {ButtonLink} from '../../components/Button';
import {LinkRows} from '../../components/LinkRows';
import {Waveform} from '../../components/Waveform';
import type {notFound} from '../../content/notFound';
import styles from './NotFoundPage.module.css';
import {Page} from './Page';
import {SearchLink} from './SearchLink';

/** Loudness of a voice that fades into silence, which the not-found page shows. */
const fading = Array.from(
  {length: 128},
  (_, index) => Math.abs(Math.sin(index * 0.9 + 0.5) * Math.cos(index * 0.23)) * Math.max(0, 1 - index / 44),
);

/** Renders the page for unknown paths. `src/enhance/lostPath.ts` shows and logs the attempted path. */
export function NotFoundPage({content}: {content: typeof notFound}) {
  const {title, description, code, heading, text, home, search, likely} = content;
  return (
    <Page title={title} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="frame band row between gap-8 py-6">
        <div className={clsx('overflow-hidden', styles.wave)}>
          <Waveform levels={fading} evenPitch />
        </div>
        <p className={clsx('number', styles.code)}>{code}</p>
      </div>
      <div className={clsx('frame columns', styles.page)}>
        <div className="stack gap-5">
          <h1>{heading}</h1>
          <p className="muted" data-needs-script>
            {text}{' '}
            <code className={clsx('block ink nowrap border', styles.path)} data-lost-path="" suppressHydrationWarning />
          </p>
          <div className={clsx('cluster', styles.ways)}>
            <ButtonLink {...home} size="large" />
            <SearchLink {...search} />
          </div>
        </div>
        <nav aria-label="Likely pages">
          <LinkRows
            size="large"
            rows={likely.map(({description, ...link}) => ({...link, notes: <p className="small">{description}</p>}))}
          />
        </nav>
      </div>
    </Page>
  );
}
