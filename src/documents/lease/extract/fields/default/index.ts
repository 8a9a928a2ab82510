import { defaultMonetaryCure } from './default-monetary-cure.ts';
import { defaultNonmonetaryCure } from './default-nonmonetary-cure.ts';
import { holdover } from './holdover.ts';
import { landlordDefault } from './landlord-default.ts';
import { lateCharge } from './late-charge.ts';
import { remedies } from './remedies.ts';

/** The fields of this group, in the order of the report. */
export const defaultFields = [
  defaultMonetaryCure,
  defaultNonmonetaryCure,
  remedies,
  lateCharge,
  holdover,
  landlordDefault,
] as const;
