import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {CommunityContent} from '../../content/developers/types';
import {FramedPage} from '../shell/FramedPage';
import {Discord} from './community/Discord';
import {Events} from './community/Events';
import {Forum} from './community/Forum';
import {Projects} from './community/Projects';
import {Voices} from './community/Voices';

/** Renders the community page: its size, the forum, Discord, events, and projects of members. */
export function CommunityPage({content}: {content: CommunityContent}): ReactNode {
  const {voices, forum, discord, projects, events} = content;
  const {collectAnchor} = useBrokenLinks();
  for (const id of ['forum', 'discord', 'events']) collectAnchor(id);
  return (
    <FramedPage content={content} beside={<Voices content={voices} />}>
      <Forum content={forum} />
      <Discord content={discord} />
      <Projects content={projects} />
      <Events content={events} />
    </FramedPage>
  );
}
