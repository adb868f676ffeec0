import type {ReactNode} from 'react';
import type {SmartHomeContent} from '../../content/solutions/types';
import {FramedPage} from '../shell/FramedPage';
import {FrontDoor} from './smartHome/FrontDoor';
import {Names} from './smartHome/Names';
import {Sentence} from './smartHome/Sentence';
import {WakeTrade} from './smartHome/WakeTrade';

/** Voice AI for smart homes: one sentence and all it reaches, what leaves the house, waking, and names. */
export function SmartHomePage({content}: {content: SmartHomeContent}): ReactNode {
  const {sentence, door, wake, names} = content;
  return (
    <FramedPage content={content}>
      <Sentence content={sentence} />
      <FrontDoor content={door} />
      <WakeTrade content={wake} />
      <Names content={names} />
    </FramedPage>
  );
}
