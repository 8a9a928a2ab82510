import { coTenancy } from './co-tenancy.ts';
import { continuousOperation } from './continuous-operation.ts';
import { exclusiveUse } from './exclusive-use.ts';
import { permittedUse } from './permitted-use.ts';
import { radiusRestriction } from './radius-restriction.ts';

/** The fields of this group, in the order of the report. */
export const useFields = [permittedUse, exclusiveUse, radiusRestriction, coTenancy, continuousOperation] as const;
