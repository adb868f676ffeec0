// Change: our own footer (spec/site-and-marketing.md, section 2), followed by the region for notices.
import type {ReactNode} from 'react';
import {NoticeRegion} from '../../components/NoticeRegion';
import {shell} from '../../content/navigation';
import {Footer} from '../../sections/shell/Footer';

export default function FooterAndNotices(): ReactNode {
  return (
    <>
      <Footer content={shell} />
      <NoticeRegion />
    </>
  );
}
