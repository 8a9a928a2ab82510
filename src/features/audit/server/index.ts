export { type ActionSource, actionSourceOf } from './action-source.ts';
export { adminLogView, alertsView } from './audit-views.ts';
export { createAudit } from './create-audit.ts';
export { raiseAlert } from './raise-alert.ts';
export { type AuditAction, recordAction } from './record-action.ts';
