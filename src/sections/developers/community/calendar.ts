import {brand} from '../../../facts/brand';
import {siteUrl} from '../../../facts/site';

/** An event of the calendar. Times are UTC, as `20261210T170000Z`, or days, as `20261210`. The end is exclusive. */
export interface CalendarEvent {
  title: string;
  text: string;
  start: string;
  end: string;
}

/** The longest line that RFC 5545 allows, in bytes, without the line break. */
const maxLineBytes = 75;

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Breaks a line as RFC 5545 requires: further parts start with a space, and no character is split. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > maxLineBytes) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Returns an event as an iCalendar file (RFC 5545). */
export function calendarFile({title, text, start, end}: CalendarEvent): string {
  const date = (name: string, value: string) => `${name}${value.includes('T') ? '' : ';VALUE=DATE'}:${value}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Community//EN`,
    'BEGIN:VEVENT',
    `UID:${start}@${new URL(siteUrl).host}`,
    `DTSTAMP:${start.slice(0, 8)}T000000Z`,
    date('DTSTART', start),
    date('DTEND', end),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${siteUrl}/developers/community#events`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Returns the address of a link that downloads an event without a script. */
export const calendarAddress = (event: CalendarEvent): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event))}`;
