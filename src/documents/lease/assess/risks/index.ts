import type { StatementRule } from '../risk-rule.ts';
import { acceleration } from './acceleration.ts';
import { asIs } from './as-is.ts';
import { attorneyInFact } from './attorney-in-fact.ts';
import { capitalItemsInExpenses } from './capital-items-in-expenses.ts';
import { changeOfControl } from './change-of-control.ts';
import { consentSoleDiscretion } from './consent-sole-discretion.ts';
import { continuousOperation } from './continuous-operation.ts';
import { demolition } from './demolition.ts';
import { estoppelDeemed } from './estoppel-deemed.ts';
import { exculpationNegligence } from './exculpation-negligence.ts';
import { freeRentClawback } from './free-rent-clawback.ts';
import { holdoverConsequential } from './holdover-consequential.ts';
import { hvacReplacement } from './hvac-replacement.ts';
import { indemnityCoversNegligence } from './indemnity-covers-negligence.ts';
import { juryWaiver } from './jury-waiver.ts';
import { landlordLien } from './landlord-lien.ts';
import { landlordTermination } from './landlord-termination.ts';
import { lockout } from './lockout.ts';
import { noticeWaiver } from './notice-waiver.ts';
import { oneSidedIndemnity } from './one-sided-indemnity.ts';
import { radius } from './radius.ts';
import { recapture } from './recapture.ts';
import { relocation } from './relocation.ts';
import { remeasurement } from './remeasurement.ts';
import { rentWithoutSetoff } from './rent-without-setoff.ts';
import { restorationAtEnd } from './restoration-at-end.ts';
import { subordinationWithoutNondisturbance } from './subordination-without-nondisturbance.ts';
import { taxReassessment } from './tax-reassessment.ts';
import { tenantStructure } from './tenant-structure.ts';

/** Every risk that a clause can state. */
export const statementRules: readonly StatementRule[] = [
  acceleration,
  asIs,
  attorneyInFact,
  capitalItemsInExpenses,
  changeOfControl,
  consentSoleDiscretion,
  continuousOperation,
  demolition,
  estoppelDeemed,
  exculpationNegligence,
  freeRentClawback,
  holdoverConsequential,
  hvacReplacement,
  indemnityCoversNegligence,
  juryWaiver,
  landlordLien,
  landlordTermination,
  lockout,
  noticeWaiver,
  oneSidedIndemnity,
  radius,
  recapture,
  relocation,
  remeasurement,
  rentWithoutSetoff,
  restorationAtEnd,
  subordinationWithoutNondisturbance,
  taxReassessment,
  tenantStructure,
];
