// Change: registers the tags that authors may use, and puts tables into a frame that scrolls.

import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps} from 'react';
import {CodeBlock} from '../../components/CodeBlock';
import {CodeTab, CodeTabs} from '../../components/CodeTabs';
import {Icon} from '../../components/Icon';
import {platformExample, platformSteps} from '../../content/developers/platformDrawing';
import {type ScoresExample, scoreInWords, weightedScores} from '../../content/developers/weightedScores';
import {Island} from '../../islands/Island';
import {
  LinkCards,
  NestedFields,
  ScrollingTable,
  SearchBox,
  SideBySide,
  StreamReplay,
  TryCall,
} from '../../sections/docs/authorTags';
import {Diagram} from '../../sections/docs/Diagram';
import {Drawing} from '../../sections/docs/drawings';
import {Endpoint} from '../../sections/docs/Endpoint';
import {PlatformDrawing} from '../../sections/docs/PlatformDrawing';
import {WeightedScores} from '../../sections/docs/WeightedScores';

export default {
  ...MDXComponents,
  CodeBlock,
  CodeTab,
  CodeTabs,
  // The theme has its own component for authors' details.
  Convention: (props: ComponentProps<'details'>) => <details {...props} />,
  Diagram,
  Drawing,
  Endpoint,
  DocsTab: TabItem,
  DocsTabs: Tabs,
  ErrorFinder: () => <Island name="ErrorFinder" when="visible" props={{startsClosed: true}} />,
  Icon,
  LinkCards,
  NestedFields,
  PlatformDrawing: () => <PlatformDrawing steps={platformSteps} example={platformExample} />,
  RecordingCheck: () => (
    <Island name="RecordingCheck" when="visible" props={{console: '#Try-recognizeRecording?preset=success'}} />
  ),
  SearchBox,
  SideBySide,
  StreamReplay,
  TabItem,
  Tabs,
  TryCall,
  WeightedScores: (example: ScoresExample) => (
    <WeightedScores scores={weightedScores(example)} inWords={scoreInWords} />
  ),
  table: ScrollingTable,
};
