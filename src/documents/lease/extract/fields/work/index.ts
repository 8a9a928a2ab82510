import { condition } from './condition.ts';
import { landlordWork } from './landlord-work.ts';
import { tiAllowance } from './ti-allowance.ts';
import { tiAmortized } from './ti-amortized.ts';

/** The fields of this group, in the order of the report. */
export const workFields = [tiAllowance, tiAmortized, landlordWork, condition] as const;
