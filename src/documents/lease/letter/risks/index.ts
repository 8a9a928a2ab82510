import type { LetterRisk } from '../letter-risk.ts';
import { approvalRisks } from './approvals.ts';
import { chargeRisks } from './charges.ts';
import { closingRisks } from './closing.ts';
import { commitmentRisks } from './commitment.ts';
import { dateRisks } from './dates.ts';
import { everydayRisks } from './everyday.ts';
import { generalRisks } from './general.ts';
import { guarantyRisks } from './guaranties.ts';
import { moneyRisks } from './money.ts';
import { partyRisks } from './parties.ts';
import { premisesRisks } from './premises.ts';
import { spaceRisks } from './space.ts';
import { wayToLeaseRisks } from './way-to-the-lease.ts';

export const letterRisks: readonly LetterRisk[] = [
  ...spaceRisks,
  ...premisesRisks,
  ...dateRisks,
  ...moneyRisks,
  ...chargeRisks,
  ...partyRisks,
  ...guarantyRisks,
  ...approvalRisks,
  ...wayToLeaseRisks,
  ...closingRisks,
  ...commitmentRisks,
  ...everydayRisks,
  ...generalRisks,
];
