import { alterationsRestoration } from './alterations-restoration.ts';
import { maintenanceLandlord } from './maintenance-landlord.ts';
import { maintenanceTenant } from './maintenance-tenant.ts';

/** The fields of this group, in the order of the report. */
export const repairsFields = [maintenanceTenant, maintenanceLandlord, alterationsRestoration] as const;
