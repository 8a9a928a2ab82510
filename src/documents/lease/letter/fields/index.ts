import type { Field } from '../../extract/field.ts';
import { clauseFields } from './clauses.ts';
import { expenseFields } from './expenses.ts';
import { letterOnlyFields } from './letter-only.ts';
import { moneyFields } from './money.ts';
import { partyFields } from './parties.ts';
import { premisesFields } from './premises.ts';
import { rightFields } from './rights.ts';
import { timeFields } from './time.ts';

/** Fields of a lease as offers state them, and the fields that only offers have. */
export const letterFields: readonly Field[] = [
  ...partyFields,
  ...premisesFields,
  ...timeFields,
  ...moneyFields,
  ...expenseFields,
  ...rightFields,
  ...clauseFields,
  ...letterOnlyFields,
];
