import {calendarFile} from '../../../../src/sections/developers/community/calendar';

const event = {
  title: 'Webinar: confidence, asked; answered',
  text: 'Forty minutes.\nBring ö questions '.repeat(4),
  start: '20261210T170000Z',
  end: '20261210T174000Z',
};
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('a calendar file has the required properties, each on its own line', () => {
  const lines = linesOf(calendarFile(event));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('DTSTART:20261210T170000Z');
  expect(lines).toContain('DTEND:20261210T174000Z');
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  for (const name of ['PRODID', 'UID', 'DTSTAMP'])
    expect(lines.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
});

it('a calendar file escapes special characters', () => {
  const lines = linesOf(calendarFile(event));
  expect(lines).toContain('SUMMARY:Webinar: confidence\\, asked\\; answered');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Forty minutes.\\nBring ö questions Forty');
});

it('a calendar file has no line of more than 75 bytes', () => {
  const lengths = calendarFile(event)
    .split('\r\n')
    .map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(Math.max(...lengths)).toBeGreaterThan(70);
});

it('a calendar file marks days without a time', () => {
  const lines = linesOf(calendarFile({...event, start: '20270123', end: '20270125'}));
  expect(lines).toContain('DTSTART;VALUE=DATE:20270123');
  expect(lines).toContain('DTEND;VALUE=DATE:20270125');
});
