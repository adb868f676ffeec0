import type {LanguageName} from '../../components/CodeBlock/languages';
import type {LinkEntry} from '../types';

/** The parts of every framed page: its head, and what to do next. */
export interface FrameContent {
  meta: {title: string; description: string};
  hero: {title: string; lead: string; back?: LinkEntry; actions: LinkEntry[]};
  next: {title: string; text: string; actions: LinkEntry[]};
}

/** A section's heading and lead. */
interface Heading {
  title: string;
  lead: string;
}

/** A code sample as the `CodeSample` component takes it. */
export interface SampleContent {
  code: string;
  language: LanguageName;
  title?: string;
  label: string;
}
