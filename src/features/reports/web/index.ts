/** What pages of other slices and tools use of reports. */
export { chooseRunPages, downloadReport, getReport, listReports } from '../contract/reports.ts';
export { ReportReminders } from './reminders/report-reminders.tsx';
