/** What pages of other slices and tools use of reports. */
export { downloadReport, getReport, listReports } from '../contract/reports.ts';
