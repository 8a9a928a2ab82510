import type { LetterRisk } from '../letter-risk.ts';
import { closingRisks } from './closing.ts';
import { moneyRisks } from './money.ts';
import { partyRisks } from './parties.ts';
import { spaceRisks } from './space.ts';

export const letterRisks: readonly LetterRisk[] = [...spaceRisks, ...moneyRisks, ...partyRisks, ...closingRisks];
