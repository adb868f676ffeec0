// Sample content: the sounds are drawn, not measured.

/**
 * How four places sound, and how loud a voice is in them. Loudness is from 0 to 1; that of the noise changes by its swing,
 * with its beat. The higher the peak of a beat, the shorter it is.
 */
export const sounds = {
  car: {around: 'Tires and wind', noise: {floor: 0.5, swing: 0.3, beat: 0.06, peak: 1}, voice: 0.95},
  livingRoom: {around: 'Music across the room', noise: {floor: 0.1, swing: 0.7, beat: 0.52, peak: 2}, voice: 0.7},
  train: {around: 'A train and its passengers', noise: {floor: 0.2, swing: 0.8, beat: 0.27, peak: 20}, voice: 0.85},
  phoneLine: {around: 'A clear line, little bandwidth', noise: {floor: 0.1, swing: 0, beat: 1, peak: 1}, voice: 0.62},
};
