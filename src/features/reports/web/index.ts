import { lazy } from 'react';

/** The parts of reports that pages of other slices and tools use. */
export { chooseRunPages, downloadReport, getReport, listReports } from '../contract/reports.ts';

/** Loads with the page that shows it, and not with every page that reads reports. */
export const ReportReminders = /* @__PURE__ */ lazy(() => import('./reminders/report-reminders.tsx'));
