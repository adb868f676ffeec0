// Change: registers the tags that authors may use, and puts tables into a frame that scrolls.
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '../../components/CodeBlock';
import {CodeTab, CodeTabs} from '../../components/CodeTabs';
import {Icon} from '../../components/Icon';
import {platformSteps} from '../../content/developers/platformDrawing';
import {Island} from '../../islands/Island';
import {Diagram} from '../../sections/docs/Diagram';
import {DocsTab, DocsTabs} from '../../sections/docs/DocsTabs';
import {Endpoint} from '../../sections/docs/Endpoint';
import {LinkCards} from '../../sections/docs/LinkCards';
import {NestedFields} from '../../sections/docs/NestedFields';
import {PlatformDrawing} from '../../sections/docs/PlatformDrawing';
import {ScrollingTable} from '../../sections/docs/ScrollingTable';
import {SearchBox} from '../../sections/docs/SearchBox';
import {StreamReplay} from '../../sections/docs/StreamReplay';
import {TryCall} from '../../sections/docs/TryCall';

export default {
  ...MDXComponents,
  CodeBlock,
  CodeTab,
  CodeTabs,
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
  StreamReplay,
  TryCall,
  table: ScrollingTable,
};
