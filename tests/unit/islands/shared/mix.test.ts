import {mixToPcm16} from '../../../../src/islands/shared/recorder/mix';

test('channels are mixed into one, within 16 bits', () => {
  const channels = [new Float32Array([0.5, 1, -2]), new Float32Array([-0.5, 1, -2])];
  expect([...mixToPcm16(channels)]).toEqual([0, 32_767, -32_767]);
  expect(mixToPcm16([])).toHaveLength(0);
});

test('samples are mixed without an iterator, which takes seconds for a long recording', () => {
  const channel = Object.assign(new Float32Array([0.5]), {[Symbol.iterator]: jest.fn(Array.prototype.values)});
  expect([...mixToPcm16([channel]), ...mixToPcm16([channel, channel])]).toEqual([16_384, 16_384]);
  expect(channel[Symbol.iterator]).not.toHaveBeenCalled();
});
