import { casualty } from './casualty.ts';
import { condemnation } from './condemnation.ts';
import { indemnity } from './indemnity.ts';
import { insuranceLiability } from './insurance-liability.ts';
import { waiverSubrogation } from './waiver-subrogation.ts';

/** The fields of this group, in the order of the report. */
export const insuranceFields = [insuranceLiability, waiverSubrogation, indemnity, casualty, condemnation] as const;
