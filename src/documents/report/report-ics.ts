import type { DocumentReport } from '../../contract/lease-report.ts';
import { placeOf } from './outline.ts';

/** The found key dates as a calendar (RFC 5545): whole days, with a reminder a week before. Dates to check stay out of it. */
export function reportIcs(report: DocumentReport, made: Date): string {
  const stamp = `${made.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const events = report.dates
    .filter(({ state }) => state === 'found')
    .flatMap((each, index) => [
      'BEGIN:VEVENT',
      `UID:${stamp}-${index + 1}-${hash(`${report.title}|${each.date}|${each.label}`)}@foredraft`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${each.date.replaceAll('-', '')}`,
      `SUMMARY:${inText(each.label)}`,
      `DESCRIPTION:${inText(`${report.title}\n${placeOf(each)}: “${each.quote}”${each.derived ? `\n${each.derived}` : ''}`)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${inText(each.label)}`,
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
    ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Foredraft//Key dates//EN', ...events, 'END:VCALENDAR'];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function inText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Lines of at most 75 octets, continued by a space (section 3.1); no character is cut in two. */
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

/** FNV-1a, so that an event keeps its name. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value.toString(16).padStart(8, '0');
}
