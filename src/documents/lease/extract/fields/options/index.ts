import { demolition } from './demolition.ts';
import { expansion } from './expansion.ts';
import { purchaseOption } from './purchase-option.ts';
import { relocation } from './relocation.ts';
import { renewalNotice } from './renewal-notice.ts';
import { renewalOptions } from './renewal-options.ts';
import { rofoRofr } from './rofo-rofr.ts';
import { terminationOption } from './termination-option.ts';

/** The fields of this group, in the order of the report. */
export const optionsFields = [
  renewalOptions,
  renewalNotice,
  rofoRofr,
  expansion,
  purchaseOption,
  terminationOption,
  relocation,
  demolition,
] as const;
