import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {noticeSettings, showNotice} from '../../../src/enhance/later/notices';
import {install, pass, show} from '../../helpers/enhance';

install();

const texts = () =>
  [...document.querySelectorAll('[data-notice-list] > .notice')].map((notice) => notice.textContent?.trim());

describe('a notice with the title of another one', () => {
  it('takes its place', () => {
    show(<NoticeRegion />);
    showNotice({title: 'Sign in attempt', text: ' as ada'});
    showNotice({title: 'Copied'});
    showNotice({title: 'Sign in attempt', text: ' as grace'});
    expect(texts()).toEqual(['Sign in attempt as grace', 'Copied']);
  });

  it('is a new element, so that screen readers announce it', () => {
    show(<NoticeRegion />);
    showNotice({title: 'Copied'});
    const first = document.querySelector('[data-notice-list] > .notice');
    showNotice({title: 'Copied'});
    expect(first).not.toBeInTheDocument();
  });

  it('is shown for its whole time', () => {
    show(<NoticeRegion />);
    showNotice({title: 'Copied'});
    pass(noticeSettings.durationMs - 1);
    showNotice({title: 'Copied'});
    pass(noticeSettings.durationMs - 1);
    expect(texts()).toEqual(['Copied']);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('takes its place while both wait', () => {
    show(<NoticeRegion />);
    for (const title of ['1', '2', '3', 'waiting', 'waiting']) showNotice({title});
    expect(texts()).toEqual(['1', '2', '3']);
    pass(noticeSettings.durationMs);
    expect(texts()).toEqual(['waiting']);
  });
});
