import { guarantor } from './guarantor.ts';
import { landlord } from './landlord.ts';
import { tenant } from './tenant.ts';

/** The fields of this group, in the order of the report. */
export const partiesFields = [landlord, tenant, guarantor] as const;
