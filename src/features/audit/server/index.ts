export { createAudit } from './create-audit.ts';
export { raiseAlert } from './raise-alert.ts';
export { type Act, recordAct } from './record-act.ts';
