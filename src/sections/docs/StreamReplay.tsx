import type {ReactNode} from 'react';
import {Island} from '../../islands/Island';

/** Renders the replay of a stream with code for one kind of client: `<StreamReplay sample="sdk" />`. */
export function StreamReplay({sample}: {sample: 'rest' | 'sdk'}): ReactNode {
  return <Island name="StreamReplay" when="visible" props={{sample}} />;
}
