import { buildingRsf } from './building-rsf.ts';
import { measurementStandard } from './measurement-standard.ts';
import { premisesAddress } from './premises-address.ts';
import { premisesRsf } from './premises-rsf.ts';
import { suiteFloor } from './suite-floor.ts';

/** The fields of this group, in the order of the report. */
export const premisesFields = [premisesAddress, suiteFloor, premisesRsf, buildingRsf, measurementStandard] as const;
