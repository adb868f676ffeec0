// Change: the whole footer is ours (specification, section 2), and the region for notices follows it on every page.
import type {ReactNode} from 'react';
import {NoticeRegion} from '../../components/NoticeRegion';
import {shell} from '../../content/navigation';
import {ui} from '../../facts/interface';
import {Footer} from '../../sections/shell/Footer';

export default function FooterAndNotices(): ReactNode {
  return (
    <>
      <Footer content={shell} />
      <NoticeRegion hotkey={ui.notice.hotkey} />
    </>
  );
}
