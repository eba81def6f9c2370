/** A calendar file (iCalendar, RFC 5545) with events that last a day. */
import { addDays, type IsoDate } from '../dates.ts';

/** An event of one day. */
export type CalendarEvent = {
  /** The same for every file about the event, so that a calendar replaces the event and adds no second one. */
  uid: string;
  day: IsoDate;
  /** The day on which the facts were read. A calendar keeps the newest copy. */
  readOn: IsoDate;
  summary: string;
  description: string;
  /** A complete address. */
  url: string;
  /** How many days before the event a calendar reminds of it. */
  remindDaysBefore: number;
  /** What the reminder says, if not the summary: it is read days before the event. */
  reminder?: string;
};

/** The media type of a calendar file. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** Longest line in octets, without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Some programs read a subscription once a week otherwise, too seldom for a filing day. */
const REFRESH_INTERVAL = 'PT6H';

/** Write an event as a calendar file. The same event gives the same file. */
export function calendarFile(event: CalendarEvent): string {
  return calendarFileOf([event]);
}

/** Write events as one calendar file, in their order. `name` is what a calendar program calls a subscription. */
export function calendarFileOf(events: readonly CalendarEvent[], name?: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//marshline//renewals//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name ? subscriptionLines(name) : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** The name of a subscription, and how often to read it again (RFC 7986, 5.1 and 5.7). Older programs read the X- lines. */
function subscriptionLines(name: string): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
  ];
}

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${basicDate(event.readOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${basicDate(event.day)}`,
    // The end is the first day after the event (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${basicDate(addDays(event.day, 1))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url.replace(/\s/gu, '')}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-P${event.remindDaysBefore}D`,
    `DESCRIPTION:${escapeText(event.reminder ?? event.summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

function basicDate(date: IsoDate): string {
  return date.replaceAll('-', '');
}

/** Escape a text value (RFC 5545, 3.3.11). A control character, which the format forbids, becomes a space. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/gu, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Break a line after at most 75 octets, never inside a character. Each further line starts with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }

  return folded;
}
