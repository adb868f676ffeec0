import {type ReactNode, useEffect, useState} from 'react';
import type {Exchange} from '../exchange';
import {countText, isTrouble} from './format';

/** How often screen readers are told about new calls, in milliseconds. */
const interval = 4_000;

/** Tells screen readers how many calls are new, rarely enough to be listened to. */
export function Announcer({exchanges}: {exchanges: Exchange[]}): ReactNode {
  const [known, setKnown] = useState(0);
  const [text, setText] = useState('');
  const newest = exchanges[0]?.id ?? 0;
  useEffect(() => {
    // After a restart of the mock, calls are counted from 1.
    if (newest < known) setKnown(0);
    if (newest <= known) return;
    const timer = setTimeout(() => {
      const news = exchanges.filter(({id}) => id > known);
      setText(`${countText(news.length, 'new call')}, ${news.filter(isTrouble).length} failed or violating`);
      setKnown(newest);
    }, interval);
    return () => clearTimeout(timer);
  }, [newest, known, exchanges]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
