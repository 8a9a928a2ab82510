import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { secretsOf } from '#server/base/secrets/secrets.ts';
import type { Platform } from '#server/platform.ts';
import { reportSubject } from '../report-subject.ts';
import { stopToken } from './stop-token.ts';

export interface DueDate {
  readonly reportId: string;
  readonly title: string;
  readonly label: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly daysLeft: number;
}

/** All dates due for one user. Two reports on the same document have the same dates; each is listed once. */
export function reminderMail(
  config: Platform['config'],
  person: { readonly userId: string; readonly email: string; readonly username: string },
  due: readonly DueDate[],
): Promise<Mail> {
  const { appUrl, brand } = config;
  const nameOf = ({ title, label, date }: DueDate) => `${reportSubject(title)}|${label}|${date}`;
  const dates = due.filter((each, index) => due.findIndex((other) => nameOf(other) === nameOf(each)) === index);
  const [first] = dates;
  const single = dates.length === 1 && first !== undefined;
  const heading = single
    ? `In ${daysWords(first.daysLeft)}: ${first.label}`
    : `${dates.length} dates in your leases are coming up`;
  const isOneReport = first !== undefined && dates.every(({ reportId }) => reportId === first.reportId);
  const token = stopToken(secretsOf(config), person.userId);
  return composeMail({
    to: person.email,
    username: person.username,
    brand,
    subject: heading,
    heading,
    unsubscribeUrl: `${appUrl}/api/reminders/off/${token}`,
    body: [
      single ? 'A date in one of your reports is coming up.' : 'These dates in your reports are coming up.',
      {
        facts: dates.map(({ title, label, date, daysLeft }) => [
          `${shortDay(date)}, in ${daysWords(daysLeft)}`,
          `${label} (${reportSubject(title)})`,
        ]),
      },
      'Check the document itself before you rely on a date.',
      isOneReport
        ? { label: 'Open the report', url: `${appUrl}/my-reports/${first.reportId}` }
        : { label: 'Open My Reports', url: `${appUrl}/my-reports` },
      { label: 'Turn off reminder emails', url: `${appUrl}/reminders/off#token=${token}`, plain: true },
    ],
  });
}

function daysWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function shortDay(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
}
