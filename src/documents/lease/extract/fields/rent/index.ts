import { baseRentSchedule } from './base-rent-schedule.ts';
import { escalation } from './escalation.ts';
import { freeRent } from './free-rent.ts';
import { percentageRent } from './percentage-rent.ts';

/** The fields of this group, in the order of the report. */
export const rentFields = [baseRentSchedule, escalation, percentageRent, freeRent] as const;
