export { type ActionSource, actionSourceOf } from './action-source.ts';
export { adminLogView } from './audit-views.ts';
export { createAudit } from './create-audit.ts';
export { type AuditAction, recordAction } from './record-action.ts';
