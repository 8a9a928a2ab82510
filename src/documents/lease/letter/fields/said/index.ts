import type { Field } from '#documents/lease/extract/field.ts';
import { saidBuilding } from './building.ts';
import { saidClauses } from './clauses.ts';
import { saidClosing } from './closing.ts';
import { saidExpenses } from './expenses.ts';
import { saidMoney } from './money.ts';
import { saidParties } from './parties.ts';
import { saidPlaces } from './place.ts';
import { saidRights } from './rights.ts';
import { saidTerms } from './terms.ts';
import { saidTransfers } from './transfers.ts';

/**
 * Values in informal wording: a word for the topic and a matching value in one sentence. Used for fields that have not
 * been found otherwise.
 */
export const saidFields: readonly Field[] = [
  ...saidParties,
  ...saidTerms,
  ...saidMoney,
  ...saidExpenses,
  ...saidRights,
  ...saidTransfers,
  ...saidClauses,
  ...saidClosing,
  ...saidPlaces,
  ...saidBuilding,
];
