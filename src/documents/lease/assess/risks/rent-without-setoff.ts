import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const rentWithoutSetoff = statementRule({
  rule: 'rent_without_setoff',
  severity: 'low',
  hurts: 'tenant',
  text: 'Rent is due without set-off or deduction.',
  why: 'The tenant must pay in full and sue for what the landlord owes it.',
  question: 'Can the tenant deduct judgments and unpaid allowances?',
  acts: [
    {
      name: 'exceptAsStated',
      words: ['set', 'setoff', 'offset', 'deduction', 'deductions', 'counterclaim'],
      act: clausePattern(
        '\\b((?:pay|paid|payable)\\b(?! to (?:the )?{T})[^.;]{0,240}?\\bwithout\\b[^.;]{0,80}?\\b(?:set-?\\s?offs?|offset|deductions?|counterclaim)\\b[^.;]{0,60}?\\b(?:except|unless|save|other than|subject to))\\b',
      ),
      actors: ['tenant', 'other'],
      modality: ['shall', 'states'],
      scene: { pattern: /\brent(?:s|als?)?\b/i, where: 'sentence' },
      text: 'Rent is due without set-off or deduction, except as the lease states.',
    },
    {
      name: 'payWithoutSetoff',
      words: ['set', 'setoff', 'offset', 'deduction', 'deductions', 'counterclaim'],
      act: clausePattern(
        '\\b((?:pay|paid|payable)\\b(?! to (?:the )?{T})[^.;]{0,240}?\\bwithout\\b[^.;]{0,80}?\\b(?:set-?\\s?offs?|offset|deductions?|counterclaim))\\b',
      ),
      actors: ['tenant', 'other'],
      modality: ['shall', 'states'],
      scene: { pattern: /\brent(?:s|als?)?\b/i, where: 'sentence' },
    },
    {
      name: 'noRightOfSetoff',
      words: ['set', 'setoff', 'offset'],
      act: clausePattern('\\b((?:has|have|having)\\b[^.;]{0,20}?\\brights? (?:of|to) (?:set-?\\s?off|offset))\\b'),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'mayNotSetOff',
      words: ['set', 'offset', 'withhold', 'deduct', 'deducted'],
      act: clausePattern(
        '\\b((?<!of )(?:set[- ]?off|offset|withhold|deduct)\\b[^.;]{0,60}?\\b(?:against|from|any (?:part|portion) of)\\b[^.;]{0,30}?\\b(?:rents?|rentals?))\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'waivesSetOff',
      words: ['set', 'setoff', 'offset'],
      act: clausePattern(
        '\\b(rights? (?:of|to) (?:set[- ]?off|offset)\\b[^.;]{0,30}?\\b(?:against|from)\\b[^.;]{0,20}?\\brents?)\\b',
      ),
      actors: ['tenant'],
      modality: ['waives'],
    },
  ],
  unless: [
    { name: 'alreadyPaid', pattern: /\brent\b[^.;]{0,60}\bhas\s+been\s+(?:prepaid|paid)\b/i, where: 'sentence' },
    {
      name: 'tenantMayOffset',
      pattern:
        /\b(?:tenant|lessee)\s+(?:may|shall\s+(?:have\s+the\s+right|be\s+entitled)\s+to)\s+(?:offset|set[\s-]?off|deduct)/i,
      where: 'clause',
    },
    {
      name: 'otherPayment',
      pattern: /\b(?:guarant|letter\s+of\s+credit|issuer|bank\s+shall|allowance|refund)/i,
      where: 'sentence',
    },
  ],
  tolerates: /\b(?:except|unless|other\s+than|subject)\b/i,
});
