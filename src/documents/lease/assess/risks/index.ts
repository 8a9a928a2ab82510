import type { StatementRule } from '../risk-rule.ts';
import { changeOfControl } from './change-of-control.ts';
import { landlordLien } from './landlord-lien.ts';
import { relocation } from './relocation.ts';

/** Every risk that a clause can state. */
export const statementRules: readonly StatementRule[] = [changeOfControl, landlordLien, relocation];
