/** One event, as calendars take it. */
export interface CalendarEvent {
  readonly title: string;
  /** ISO time. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly place: string | null;
  /** The same id replaces the event when the time is changed. */
  readonly uid: string;
  /** How often it was changed; of two files the one with the higher sequence is right. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  /** The time in words, with its time zone. */
  readonly description: string;
}

/** Writes an event as iCalendar (RFC 5545); `now` is when it is written. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const start = new Date(event.startsAt);
  const end = new Date(start.getTime() + event.minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Recruitment//EN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.place === null ? [] : [`LOCATION:${escaped(event.place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

function stamp(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** A line is at most 75 bytes; what is longer goes on in lines that begin with a space. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (new TextEncoder().encode(part + letter).length > 75) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part];
}
