// Change: registers the tags that authors may use, and puts tables into a frame that scrolls.

import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '../../components/CodeBlock';
import {CodeTab, CodeTabs} from '../../components/CodeTabs';
import {Icon} from '../../components/Icon';
import {callPatterns} from '../../content/developers/callPatterns';
import {confidenceRanges, confidenceRangesInWords} from '../../content/developers/confidenceRanges';
import {platformSteps} from '../../content/developers/platformDrawing';
import {scoreInWords, weightedScores} from '../../content/developers/weightedScores';
import {Island} from '../../islands/Island';
import {
  DocsTab,
  DocsTabs,
  LinkCards,
  NestedFields,
  ScrollingTable,
  SearchBox,
  SideBySide,
  StreamReplay,
  TryCall,
} from '../../sections/docs/authorTags';
import {CallPatterns} from '../../sections/docs/CallPatterns';
import {ConfidenceRanges} from '../../sections/docs/ConfidenceRanges';
import {Diagram} from '../../sections/docs/Diagram';
import {Endpoint} from '../../sections/docs/Endpoint';
import {PlatformDrawing} from '../../sections/docs/PlatformDrawing';
import {WeightedScores} from '../../sections/docs/WeightedScores';

export default {
  ...MDXComponents,
  CallPatterns: () => <CallPatterns patterns={callPatterns} />,
  CodeBlock,
  CodeTab,
  CodeTabs,
  ConfidenceRanges: () => <ConfidenceRanges ranges={confidenceRanges} label={confidenceRangesInWords} />,
  Diagram,
  Endpoint,
  DocsTab,
  DocsTabs,
  Icon,
  Island,
  LinkCards,
  NestedFields,
  PlatformDrawing: () => <PlatformDrawing steps={platformSteps} />,
  SearchBox,
  SideBySide,
  StreamReplay,
  TabItem,
  Tabs,
  TryCall,
  WeightedScores: ({recency}: {recency?: string}) => (
    <WeightedScores scores={weightedScores(recency ? Number(recency) : undefined)} inWords={scoreInWords} />
  ),
  table: ScrollingTable,
};
