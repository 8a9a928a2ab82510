import { auditRight } from './audit-right.ts';
import { baseYear } from './base-year.ts';
import { capexPassthrough } from './capex-passthrough.ts';
import { grossUp } from './gross-up.ts';
import { leaseStructure } from './lease-structure.ts';
import { mgmtAdminFee } from './mgmt-admin-fee.ts';
import { opexCap } from './opex-cap.ts';
import { opexEstimate } from './opex-estimate.ts';
import { opexShare } from './opex-share.ts';
import { realEstateTaxes } from './real-estate-taxes.ts';
import { utilities } from './utilities.ts';

/** The fields of this group, in the order of the report. */
export const expensesFields = [
  leaseStructure,
  opexShare,
  baseYear,
  opexEstimate,
  opexCap,
  mgmtAdminFee,
  capexPassthrough,
  grossUp,
  auditRight,
  realEstateTaxes,
  utilities,
] as const;
