import {standardWeek} from '../../../../src/sections/developers/support/hours';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

it('returns the days and hours of a sentence', () =>
  expect(standardWeek('Mon-Fri 9am-5pm PST', days)).toEqual({firstDay: 0, lastDay: 4, from: 9, to: 17}));

it.each(['9am-5pm on weekdays', 'Monday-Friday 9am-5pm'])('rejects "%s"', (stated) =>
  expect(() => standardWeek(stated, days)).toThrow(`"${stated}". Fix: write them like "Mon-Fri 9am-5pm"`),
);
