import type {ReactNode} from 'react';
import {Waveform} from '../../components/Waveform';
import {drawnLevels} from '../../components/Waveform/levels';
import {HeardWords} from '../products/HeardWords';
import styles from './NavGroup.module.css';

/** How loud four places are between sentences, from 0 to 1. */
const noiseFloors = {'A car at 70 mph': 0.8, 'A kitchen': 0.5, 'A train': 0.62, 'A phone line': 0.14};

const request = `curl $TIMBRE_API_BASE/nlu/parse \\
  -H "Authorization: Bearer $KEY" \\
  -d '{"text": "turn on the lights"}'

{"intent": "lights.turn_on",
 "confidence": 0.97}`;

const sound = (words: string) => words.split(' ').flatMap((word) => [...drawnLevels(word, word.length + 1), 0]);

/** What each menu of the header shows beside its links, by the menu's title. All are decorative. */
export const menuTiles: Record<string, ReactNode> = {
  Products: (
    <>
      <Waveform className={styles.sound} levels={sound('a table for fifteen people')} />
      <HeardWords words={{for: 0.96, fifteen: 0.62, people: 0.97}} />
      <p className="muted small">Fifteen, or fifty? It asks.</p>
    </>
  ),
  Solutions: Object.entries(noiseFloors).map(([place, floor]) => (
    <div key={place} className="stack gap-1">
      <p className="muted tiny">{place}</p>
      <Waveform className={styles.noise} levels={drawnLevels(place, 40).map((level) => (0.5 + 0.5 * level) * floor)} />
    </div>
  )),
  Developers: <pre className="mono">{request}</pre>,
  About: (
    <>
      <Waveform className={styles.sound} levels={sound('nobody should have to say it twice')} />
      <p className="ink medium lead">Nobody should have to say it twice</p>
    </>
  ),
};
