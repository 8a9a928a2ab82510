import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  open: [route('samples/lease', 'web/pages/sample-report.tsx')],
  member: [
    route('my-reports', 'web/pages/my-reports.tsx'),
    route('my-reports/reminders', 'web/pages/reminders.tsx'),
    route('my-reports/:id', 'web/pages/report.tsx'),
  ],
  /** For anyone who has the link from a mail or a share link, logged in or not. */
  unguarded: [
    route('reminders/off', 'web/pages/stop-reminders.tsx'),
    route('shared/reports/:token', 'web/pages/shared-report.tsx'),
  ],
};
