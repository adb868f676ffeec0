// Change: the whole footer is ours (specification, section 2), and the region for notices follows it on every page.
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {NoticeRegion, noticesId} from '../../components/NoticeRegion';
import {shell} from '../../content/navigation';
import {ui} from '../../facts/interface';
import {Footer} from '../../sections/shell/Footer';

export default function FooterAndNotices(): ReactNode {
  return (
    <>
      <Head>
        {/* Painted before its end has arrived, a page would move under the reader: it is painted when it is whole. */}
        <link rel="expect" href={`#${noticesId}`} blocking="render" />
      </Head>
      <Footer content={shell} />
      <NoticeRegion hotkey={ui.notice.hotkey} />
    </>
  );
}
