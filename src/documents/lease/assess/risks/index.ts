import type { StatementRule } from '../risk-rule.ts';
import { acceleration } from './acceleration.ts';
import { asIs } from './as-is.ts';
import { assignorStaysLiable } from './assignor-stays-liable.ts';
import { attorneyInFact } from './attorney-in-fact.ts';
import { automaticRenewal } from './automatic-renewal.ts';
import { breakConditions } from './break-conditions.ts';
import { capitalItemsInExpenses } from './capital-items-in-expenses.ts';
import { casualtyNoExit } from './casualty-no-exit.ts';
import { changeOfControl } from './change-of-control.ts';
import { commonAreaChanges } from './common-area-changes.ts';
import { condemnationAward } from './condemnation-award.ts';
import { confidentiality } from './confidentiality.ts';
import { consentDamagesWaived } from './consent-damages-waived.ts';
import { consentSoleDiscretion } from './consent-sole-discretion.ts';
import { continuousOperation } from './continuous-operation.ts';
import { crossDefault } from './cross-default.ts';
import { demolition } from './demolition.ts';
import { estoppelDeemed } from './estoppel-deemed.ts';
import { exculpationNegligence } from './exculpation-negligence.ts';
import { freeRentClawback } from './free-rent-clawback.ts';
import { hazardousPreexisting } from './hazardous-preexisting.ts';
import { holdoverConsequential } from './holdover-consequential.ts';
import { hvacReplacement } from './hvac-replacement.ts';
import { indemnityCoversNegligence } from './indemnity-covers-negligence.ts';
import { jointAndSeveral } from './joint-and-several.ts';
import { juryWaiver } from './jury-waiver.ts';
import { landlordLiabilityLimited } from './landlord-liability-limited.ts';
import { landlordLien } from './landlord-lien.ts';
import { landlordTermination } from './landlord-termination.ts';
import { lateDelivery } from './late-delivery.ts';
import { lockout } from './lockout.ts';
import { noDutyToMitigate } from './no-duty-to-mitigate.ts';
import { noSecurityOfTenure } from './no-security-of-tenure.ts';
import { noticeWaiver } from './notice-waiver.ts';
import { oneSidedIndemnity } from './one-sided-indemnity.ts';
import { optionPersonal } from './option-personal.ts';
import { optionSubordinate } from './option-subordinate.ts';
import { profitSharingHigh } from './profit-sharing-high.ts';
import { radius } from './radius.ts';
import { recapture } from './recapture.ts';
import { relocation } from './relocation.ts';
import { remeasurement } from './remeasurement.ts';
import { renewalRentFloor } from './renewal-rent-floor.ts';
import { rentDespiteDelay } from './rent-despite-delay.ts';
import { rentResetOnAssignment } from './rent-reset-on-assignment.ts';
import { rentWithoutSetoff } from './rent-without-setoff.ts';
import { reservesInExpenses } from './reserves-in-expenses.ts';
import { restorationAtEnd } from './restoration-at-end.ts';
import { serviceInterruption } from './service-interruption.ts';
import { statementFinal } from './statement-final.ts';
import { statutoryRightsWaived } from './statutory-rights-waived.ts';
import { subordinationWithoutNondisturbance } from './subordination-without-nondisturbance.ts';
import { subrogationOneWay } from './subrogation-one-way.ts';
import { taxReassessment } from './tax-reassessment.ts';
import { tenantStructure } from './tenant-structure.ts';
import { tenantTermination } from './tenant-termination.ts';
import { upwardOnlyReview } from './upward-only-review.ts';

/** Every risk that a clause can state. */
export const statementRules: readonly StatementRule[] = [
  acceleration,
  asIs,
  assignorStaysLiable,
  attorneyInFact,
  automaticRenewal,
  breakConditions,
  capitalItemsInExpenses,
  casualtyNoExit,
  changeOfControl,
  commonAreaChanges,
  condemnationAward,
  confidentiality,
  consentDamagesWaived,
  consentSoleDiscretion,
  continuousOperation,
  crossDefault,
  demolition,
  estoppelDeemed,
  exculpationNegligence,
  freeRentClawback,
  hazardousPreexisting,
  holdoverConsequential,
  hvacReplacement,
  indemnityCoversNegligence,
  jointAndSeveral,
  juryWaiver,
  landlordLiabilityLimited,
  landlordLien,
  landlordTermination,
  lateDelivery,
  lockout,
  noDutyToMitigate,
  noSecurityOfTenure,
  noticeWaiver,
  oneSidedIndemnity,
  optionPersonal,
  optionSubordinate,
  profitSharingHigh,
  radius,
  recapture,
  relocation,
  remeasurement,
  renewalRentFloor,
  rentDespiteDelay,
  rentResetOnAssignment,
  rentWithoutSetoff,
  reservesInExpenses,
  restorationAtEnd,
  serviceInterruption,
  statementFinal,
  statutoryRightsWaived,
  subordinationWithoutNondisturbance,
  subrogationOneWay,
  taxReassessment,
  tenantStructure,
  tenantTermination,
  upwardOnlyReview,
];
