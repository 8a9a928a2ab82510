import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const landlordLien = statementRule({
  rule: 'landlord_lien',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The landlord takes a lien on the tenant’s property.',
  why: 'A lien of the landlord gets in the way of equipment lenders and of moving out.',
  question: 'Will the landlord waive its liens on the tenant’s property?',
  acts: [
    {
      name: 'tenantGrants',
      words: ['lien', 'liens', 'security'],
      act: clausePattern(
        '\\b(?:grants?|gives?|pledges?|conveys?)\\b[^.;]{0,20}\\b{L}…\\b((?:lien|security interest)\\b…\\b(?:property|fixtures|equipment|inventory|goods|furniture|chattels|assets|rent))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'landlordHas',
      words: ['lien', 'liens', 'security'],
      act: clausePattern(
        '\\b(?:have|has|retains?|reserves?|granted)\\b[^.;]{0,50}\\b((?:lien|security interest)\\b(?: thereon|…\\b(?:property|fixtures|equipment|inventory|goods|furniture|chattels|assets)))\\b',
      ),
      actors: ['landlord'],
      modality: ['shall', 'states', 'may'],
    },
  ],
  unless: [
    { name: 'mechanicsLien', pattern: /\b(?:mechanic|material\s?m[ae]n|filed)/i, where: 'act' },
    { name: 'onDeposit', pattern: /\b(?:deposit|letter\s+of\s+credit)\b/i, where: 'act' },
    {
      name: 'waivedElsewhere',
      pattern:
        /(?:^|[.;]\s+)(?:\d{1,2}\.\s+)?(?:landlord|lessor)\s+(?:(?:hereby|expressly|irrevocably|and)\s+){0,3}(?:waives|disclaims|releases)\b[^.;]{0,80}\bliens?\b/i,
      where: 'document',
    },
  ],
});
