import type {ReactNode} from 'react';
import type {SmartHomeContent} from '../../content/solutions/types';
import {FramedPage} from '../shell/FramedPage';
import {FrontDoor} from './smartHome/FrontDoor';
import {Names} from './smartHome/Names';
import {Sentence} from './smartHome/Sentence';
import {WakeTrade} from './smartHome/WakeTrade';

/** Renders the smart home page: one sentence and its devices, privacy, wake word, and names. */
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
