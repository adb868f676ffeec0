// Sample content: the sounds are drawn, not measured.

/**
 * How four places sound, and how loud a voice is in them. Loudness is from 0 to 1; that of the noise changes by its swing,
 * with its beat.
 */
export const sounds = {
  car: {around: 'Tires and wind', noise: {floor: 0.42, swing: 0.16, beat: 1.7}, voice: 0.95},
  livingRoom: {around: 'Music across the room', noise: {floor: 0.1, swing: 0.62, beat: 0.3}, voice: 0.7},
  train: {around: 'A train and its passengers', noise: {floor: 0.22, swing: 0.3, beat: 0.11}, voice: 0.85},
  phoneLine: {around: 'A clear line, little bandwidth', noise: {floor: 0.05, swing: 0.06, beat: 2.3}, voice: 0.62},
};
