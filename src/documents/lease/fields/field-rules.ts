import { defaultRules } from './default.ts';
import { expenseRules } from './expenses.ts';
import { insuranceRules } from './insurance.ts';
import { otherRules } from './law-and-other.ts';
import { partyRules } from './parties.ts';
import { premisesRules } from './premises.ts';
import { rentRules } from './rent.ts';
import { repairRules } from './repair.ts';
import type { FieldRule } from './rule.ts';
import { optionRules, securityRules } from './security-and-options.ts';
import { termRules } from './term.ts';
import { transferRules } from './transfer.ts';
import { useRules, workRules } from './use-and-work.ts';

/** Every field that is looked for, in the order of the report; a rule may use what rules before it found. */
export const fieldRules: readonly FieldRule[] = [
  ...partyRules,
  ...premisesRules,
  ...useRules,
  ...termRules,
  ...rentRules,
  ...expenseRules,
  ...workRules,
  ...securityRules,
  ...optionRules,
  ...transferRules,
  ...repairRules,
  ...insuranceRules,
  ...defaultRules,
  ...otherRules,
];
