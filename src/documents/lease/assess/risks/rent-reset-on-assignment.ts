import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const rentResetOnAssignment = statementRule({
  rule: 'rent_reset_on_assignment',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The landlord may raise the rent to market when it consents to an assignment.',
  why: 'A buyer of the business loses the favorable rent.',
  question: 'Can the rent stay as it is on an assignment?',
  acts: [
    {
      name: 'adjustToMarket',
      words: ['market', 'increase', 'increased', 'adjusted'],
      act: clausePattern('\\b((?:adjust|increase|raise)\\w*\\b[^.;]{0,80}?\\b(?:market|prevailing))\\b'),
      actors: ['landlord', 'other'],
      modality: ['may', 'shall'],
      scene: {
        pattern:
          /\b(?:(?:condition|consent)\w*\b[^.;]{0,120}\b(?:assign|sublet|transfer)|(?:assign|sublet|transfer)\w*\b[^.;]{0,160}\b(?:condition|consent))|\bcondition\s+to\s+its\s+consent/i,
        where: 'sentence',
      },
    },
    {
      // `In the case of an approved assignment Minimum Rent shall be increased to the greater of …`
      name: 'increasedOnAssignment',
      words: ['increased', 'raised', 'adjusted'],
      act: clausePattern(
        '\\brent\\b[^.;]{0,30}?\\b((?:shall|will|must) (?:automatically )?be (?:increased|raised|adjusted) to)\\b',
      ),
      actors: ['other'],
      scene: {
        pattern:
          /\b(?:in\s+(?:the\s+)?(?:case|event)\s+of|upon|on)\s+(?:an?|any|each|every|such|the)\s+(?:\w+\s+){0,2}(?:assignment|transfer|sublease|subletting)\b/i,
        where: 'sentence',
      },
      text: 'The rent rises when the lease is assigned or the space is sublet.',
    },
    {
      name: 'reviewOnAssignment',
      words: ['assigned', 'assignment', 'transfer', 'sublease'],
      act: clausePattern(
        '\\b(?:if (?:this |the )?lease is assigned|(?:upon|on|in the event of) (?:an?|any|each) (?:assignment|transfer|sublease)\\b(?: of (?:the|this) lease)?)\\b[^.;]{0,80}?\\b(review the rent to\\b[^.;]{0,30}?\\bmarket|rent\\b[^.;]{0,40}?\\b(?:go up to|is increased (?:by|to)|rises? (?:by|to)))',
      ),
      actors: ['landlord', 'other'],
    },
  ],
  unless: [{ name: 'underOption', pattern: /\b(?:renewal|extension|option)\b/i, where: 'sentence' }],
});
