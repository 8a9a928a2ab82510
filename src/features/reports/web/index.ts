import { lazy } from 'react';

/** What pages of other slices and tools use of reports. */
export { chooseRunPages, downloadReport, getReport, listReports } from '../contract/reports.ts';

/** Loads with the page that shows it, and not with every page that reads reports. */
export const ReportReminders = /* @__PURE__ */ lazy(() => import('./reminders/report-reminders.tsx'));
