import { assignment } from './assignment.ts';
import { changeOfControl } from './change-of-control.ts';
import { profitSharing } from './profit-sharing.ts';
import { recapture } from './recapture.ts';

/** The fields of this group, in the order of the report. */
export const transferFields = [assignment, changeOfControl, recapture, profitSharing] as const;
