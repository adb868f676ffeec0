// Change: registers the tags that authors may use, and puts tables into a frame that scrolls.
import MDXComponents from '@theme-original/MDXComponents';
import {CodeBlock} from '../../components/CodeBlock';
import {CodeTab, CodeTabs} from '../../components/CodeTabs';
import {Island} from '../../islands/Island';
import {Diagram} from '../../sections/docs/Diagram';
import {DocsTab, DocsTabs} from '../../sections/docs/DocsTabs';
import {Endpoint} from '../../sections/docs/Endpoint';
import {NestedFields} from '../../sections/docs/NestedFields';
import {ScrollingTable} from '../../sections/docs/ScrollingTable';
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
  Island,
  NestedFields,
  StreamReplay,
  TryCall,
  table: ScrollingTable,
};
