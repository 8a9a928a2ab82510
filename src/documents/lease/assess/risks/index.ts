import type { StatementRule } from '../risk-rule.ts';
import { acceleration } from './acceleration.ts';
import { attorneyInFact } from './attorney-in-fact.ts';
import { changeOfControl } from './change-of-control.ts';
import { consentSoleDiscretion } from './consent-sole-discretion.ts';
import { demolition } from './demolition.ts';
import { estoppelDeemed } from './estoppel-deemed.ts';
import { exculpationNegligence } from './exculpation-negligence.ts';
import { indemnityCoversNegligence } from './indemnity-covers-negligence.ts';
import { juryWaiver } from './jury-waiver.ts';
import { landlordLien } from './landlord-lien.ts';
import { lockout } from './lockout.ts';
import { noticeWaiver } from './notice-waiver.ts';
import { oneSidedIndemnity } from './one-sided-indemnity.ts';
import { recapture } from './recapture.ts';
import { relocation } from './relocation.ts';
import { subordinationWithoutNondisturbance } from './subordination-without-nondisturbance.ts';

/** Every risk that a clause can state. */
export const statementRules: readonly StatementRule[] = [
  acceleration,
  attorneyInFact,
  changeOfControl,
  consentSoleDiscretion,
  demolition,
  estoppelDeemed,
  exculpationNegligence,
  indemnityCoversNegligence,
  juryWaiver,
  landlordLien,
  lockout,
  noticeWaiver,
  oneSidedIndemnity,
  recapture,
  relocation,
  subordinationWithoutNondisturbance,
];
