import type { LetterRisk } from '../letter-risk.ts';
import { approvalRisks } from './approvals.ts';
import { chargeRisks } from './charges.ts';
import { closingRisks } from './closing.ts';
import { commitmentRisks } from './commitment.ts';
import { dateRisks } from './dates.ts';
import { depositRisks } from './deposits.ts';
import { everydayRisks } from './everyday.ts';
import { generalRisks } from './general.ts';
import { guarantyRisks } from './guaranties.ts';
import { incentiveRisks } from './incentives.ts';
import { openConditionRisks } from './open-conditions.ts';
import { partyRisks } from './parties.ts';
import { penaltyRisks } from './penalties-and-deadlines.ts';
import { premisesRisks } from './premises.ts';
import { rentAndExpenseRisks } from './rent-and-expenses.ts';
import { repairAndLossRisks } from './repairs-and-losses.ts';
import { remedyRisks } from './rights-and-remedies.ts';
import { spaceRisks } from './space.ts';
import { transferRisks } from './transfers.ts';
import { wayToLeaseRisks } from './way-to-the-lease.ts';

export const letterRisks: readonly LetterRisk[] = [
  ...spaceRisks,
  ...premisesRisks,
  ...transferRisks,
  ...remedyRisks,
  ...dateRisks,
  ...incentiveRisks,
  ...rentAndExpenseRisks,
  ...depositRisks,
  ...repairAndLossRisks,
  ...chargeRisks,
  ...partyRisks,
  ...guarantyRisks,
  ...approvalRisks,
  ...wayToLeaseRisks,
  ...closingRisks,
  ...commitmentRisks,
  ...openConditionRisks,
  ...everydayRisks,
  ...penaltyRisks,
  ...generalRisks,
];
