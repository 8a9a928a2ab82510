import { letterOfCredit } from './letter-of-credit.ts';
import { securityDeposit } from './security-deposit.ts';

/** The fields of this group, in the order of the report. */
export const securityFields = [securityDeposit, letterOfCredit] as const;
