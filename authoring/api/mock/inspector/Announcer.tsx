import {type ReactNode, useEffect, useState} from 'react';
import type {Exchange} from '../exchange';
import {countText, isTrouble} from './format';

/** How long no call arrives before screen readers are told about the last ones, in milliseconds. */
const pause = 4_000;

/** Tells screen readers how many calls there are, rarely enough to be listened to. */
export function Announcer({exchanges}: {exchanges: Exchange[]}): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    const count = `${countText(exchanges.length, 'call')}, ${exchanges.filter(isTrouble).length} failed or violating`;
    const timer = setTimeout(setText, pause, count);
    return () => clearTimeout(timer);
  }, [exchanges]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
