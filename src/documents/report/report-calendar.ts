import type { DocumentReport } from './report-outline.ts';

/** The key dates as all-day events (RFC 5545), with an alarm 30 days ahead of each deadline for a notice. */
export function reportCalendar(report: DocumentReport, made: Date): string {
  const stamp = `${made.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const events = report.key_dates.flatMap(({ date, label, derived, quote, page, clause }, index) => [
    'BEGIN:VEVENT',
    `UID:${date}-${index}-${checksum(report.title + label)}@foredraft`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(`${label}: ${report.title.replace(/^[^:]*:\s*/, '')}`)}`,
    `DESCRIPTION:${escapeText(`${derived === undefined ? '' : `${derived} `}“${quote}” (page ${page}, ${clause})`)}`,
    'TRANSP:TRANSPARENT',
    ...(/notice/i.test(label)
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(label)}`, 'TRIGGER:-P30D', 'END:VALARM']
      : []),
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foredraft//Lease dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');
}

/** Lines of at most 75 bytes, continued behind a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** A short name for a text, the same each time (FNV-1a). */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
