import type {NoticeText} from './types';

/** Shows a notice. What shows it comes with the first one, since most readers never see any. */
export async function notify(notice: NoticeText): Promise<void> {
  try {
    const {showNotice} = await import('./notices');
    showNotice(notice);
  } catch {
    // The network is gone, and the reader is to be told all the same.
    window.alert(`${notice.title}\n${notice.text ?? ''}`);
  }
}
