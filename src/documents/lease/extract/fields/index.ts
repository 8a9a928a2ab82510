import { defaultFields } from './default/index.ts';
import { expensesFields } from './expenses/index.ts';
import { insuranceFields } from './insurance/index.ts';
import { optionsFields } from './options/index.ts';
import { otherFields } from './other/index.ts';
import { partiesFields } from './parties/index.ts';
import { premisesFields } from './premises/index.ts';
import { rentFields } from './rent/index.ts';
import { repairsFields } from './repairs/index.ts';
import { securityFields } from './security/index.ts';
import { termFields } from './term/index.ts';
import { transferFields } from './transfer/index.ts';
import { useFields } from './use/index.ts';
import { workFields } from './work/index.ts';

/** Every field of the abstract, in the order of the report. */
export const fields = [
  ...partiesFields,
  ...premisesFields,
  ...useFields,
  ...termFields,
  ...rentFields,
  ...expensesFields,
  ...workFields,
  ...securityFields,
  ...optionsFields,
  ...transferFields,
  ...repairsFields,
  ...insuranceFields,
  ...defaultFields,
  ...otherFields,
] as const;

/** Names of the fields: those of the registry. */
export type FieldId = (typeof fields)[number]['id'];
