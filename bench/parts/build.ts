import type {Site} from '../site/generators';
import {type Content, prepareProject} from '../site/projects';
import type {Run} from '../site/run';
import {median} from '../statistics';

/** How long a build takes, in seconds, and its peak memory, in MB. */
export interface BuildTimes {
  coldSeconds: number;
  warmSeconds: number;
  coldPeakMb: number | undefined;
}

const runs = 3;
const seconds = (all: Run[]): number => Number(median(all.map((run) => run.seconds)).toFixed(1));

/** Builds a site three times from scratch, and three times with what the previous build left. */
export async function measureBuild(site: Site, content: Content): Promise<BuildTimes> {
  const project = await prepareProject(site, content, 'timed');
  const cold: Run[] = [];
  const warm: Run[] = [];
  for (let count = 0; count < runs; count++) cold.push(await project.build('cold'));
  for (let count = 0; count < runs; count++) warm.push(await project.build('warm'));
  const peaks = cold.flatMap(({peakMb}) => (peakMb === undefined ? [] : [peakMb]));
  const coldPeakMb = peaks.length > 0 ? Math.round(median(peaks)) : undefined;
  return {coldSeconds: seconds(cold), warmSeconds: seconds(warm), coldPeakMb};
}
