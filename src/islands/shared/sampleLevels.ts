/** The levels of static/mock/meeting.wav in percent, evenly spaced. A test compares them with the file. */
const levels =
  '0 0 0 0 0 0 0 0 8 11 10 0 7 36 37 33 13 57 50 50 43 46 38 41 39 49 50 38 35 1 6 5 41 41 42 29 30 37 38 1 0 7 43 39 39 32 35 41 44 27 14 13 2 0 0 45 69 43 48 64 24 1 2 50 53 71 65 68 56 40 33 34 36 32 28 3 7 34 39 41 41 23 24 24 14 0 0 0 0 0 0 0 0 0 0 0';

/** The levels of the site's sample recording, from 0 to 1. */
export const sampleLevels = levels.split(' ').map((level) => Number(level) / 100);

/** The length of the sample recording in seconds, exact to the sample. A test compares it with the file. */
export const sampleSeconds = 3.3634375;
