import type { CalendarEvent } from '#contract/report-dates.ts';

/**
 * Writes days to a calendar file (RFC 5545): all-day events with an alarm a week before. `name` is the name of a
 * subscription.
 */
export function calendarFile(events: readonly CalendarEvent[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foredraft//Key dates//EN',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${inText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT12H']),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventLines({ uid, date, title, description, changedAt }: CalendarEvent): string[] {
  const stamp = `${changedAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@foredraft`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${inText(title)}`,
    `DESCRIPTION:${inText(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${inText(title)}`,
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

function inText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Lines of at most 75 octets, continued after a space (section 3.1); no character is split. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let out = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
}
