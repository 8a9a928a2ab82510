import { premisesAddress } from './addresses.ts';
import { buildingRsf, measurementStandard, premisesRsf } from './areas.ts';
import { suiteFloor } from './units.ts';
import { continuousOperation, coTenancy, exclusiveUse, permittedUse, radiusRestriction } from './uses.ts';

export const premisesFields = [
  premisesRsf,
  buildingRsf,
  premisesAddress,
  suiteFloor,
  measurementStandard,
  permittedUse,
  exclusiveUse,
  radiusRestriction,
  continuousOperation,
  coTenancy,
] as const;
