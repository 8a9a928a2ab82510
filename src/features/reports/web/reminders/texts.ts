const allOf = new Intl.ListFormat('en-US');

/** Every text of the page on reminders and of the link in their mails. */
export const texts = {
  title: 'Reminders and calendar',
  subtitle: 'Get notified before the dates in your reports.',
  back: 'My Reports',
  loading: 'Loading your settings…',
  failures: {
    load: 'Failed to load your settings',
    save: 'Failed to save. Your earlier setting still applies.',
    create: 'Failed to create the address',
    revoke: 'Failed to revoke the address',
  },
  mail: {
    title: 'Reminder emails',
    about:
      'We email you before each date that a report found or that you accepted or corrected. Dates to check and rejected dates are left out.',
    legend: 'Remind me',
    days: (days: number) => `${days} days before`,
    on: (days: readonly number[]) => `Reminder emails are on: ${allOf.format(days.map(String))} days before each date.`,
    off: 'Reminder emails are off.',
  },
  report: (reports: number) =>
    reports === 1 ? 'Email me before the dates of this report' : 'Email me before the dates of these reports',
  calendar: {
    title: 'Calendar subscription',
    about:
      'A secret address for your calendar app. It has the dates of all your reports and updates when you correct one.',
    none: 'You don’t have an address yet.',
    create: 'Create address',
    creating: 'Creating…',
    renew: 'Replace address',
    revoke: 'Revoke address',
    revoking: 'Revoking…',
    label: 'Your calendar address',
    once: 'Copy it now: it is shown only once. Anyone who has it can read your dates.',
    copy: 'Copy address',
    copied: 'Address copied',
    notCopied: 'The browser did not allow copying. Select the address and copy it yourself.',
    subscribe: 'Open in calendar app',
    since: (created: string, opened: string | null) =>
      `Created on ${created}. ${opened === null ? 'Not read by a calendar app yet.' : `Last read on ${opened}.`}`,
    renewed: 'The address was replaced.',
    revoked: 'The address was revoked. Calendars can no longer read your dates.',
    question: 'Calendars that use this address will stop updating.',
    renewQuestion: 'The current address will stop working. Calendars that use it need the new one.',
    cancel: 'Cancel',
  },
  stop: {
    title: 'Reminder emails',
    question: 'Stop all reminder emails about the dates in your reports?',
    action: 'Turn off reminder emails',
    working: 'Turning off…',
    done: 'Reminder emails are off. You won’t get any more of them.',
    change: 'Change reminders',
    incomplete: 'This link is incomplete. Copy the whole address from the email, or change reminders under My Reports.',
    failed: 'Reminder emails could not be turned off. Please try again.',
  },
} as const;
