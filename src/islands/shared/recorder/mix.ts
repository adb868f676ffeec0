// Plain loops: a callback for each of the millions of samples would block the page for seconds.

/** Returns the mean of all channels; the channel itself if there is only one. */
export function mean(channels: Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  const samples = new Float32Array(first.length);
  for (const channel of channels) {
    for (let index = 0; index < samples.length; index += 1) {
      samples[index] = (samples[index] ?? 0) + (channel[index] ?? 0) / channels.length;
    }
  }
  return samples;
}

/** Returns the mean of all channels as 16-bit samples. */
export function mixToPcm16(channels: Float32Array[]): Int16Array {
  const levels = mean(channels);
  const samples = new Int16Array(levels.length);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = Math.round(Math.min(Math.max(levels[index] ?? 0, -1), 1) * 32_767);
  }
  return samples;
}
