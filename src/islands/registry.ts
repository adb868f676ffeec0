import {ApiConsole} from './ApiConsole';
import {AssistantStates} from './AssistantStates';
import {ErrorFinder} from './ErrorFinder';
import {HeroSentence} from './HeroSentence';
import {ListenDemo} from './ListenDemo';
import {PricingCalculator} from './PricingCalculator';
import {RecordingCheck} from './RecordingCheck';
import {StreamReplay} from './StreamReplay';

/**
 * Lists all islands under the names that `<Island name="…">` takes. The component `Name` is exported by the folder or
 * file `src/islands/Name`.
 */
export const islands = {
  ApiConsole,
  AssistantStates,
  ErrorFinder,
  ListenDemo,
  PricingCalculator,
  RecordingCheck,
  StreamReplay,
  HeroSentence,
};
