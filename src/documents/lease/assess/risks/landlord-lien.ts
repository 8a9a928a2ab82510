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
    {
      name: 'stands',
      words: ['charged', 'lien', 'charge'],
      act: clausePattern(
        "\\b((?:fixtures|merchandise|goods|equipment|stock|chattels|property)\\b[^.;]{0,60}?\\b(?:stands?|is|are|shall be) (?:charged to (?:the )?{L}|subject to an? (?:\\w+ ){0,2}?(?:{L}'s )?lien)\\b)",
      ),
      actors: ['other'],
    },
    {
      name: 'chargeOverGoods',
      words: ['charge'],
      act: clausePattern("\\b((?:has|have) a charge (?:over|on) (?:them|(?:the )?{T}'s (?:goods|stock|equipment)))\\b"),
      actors: ['landlord'],
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
