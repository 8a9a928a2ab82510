import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const freeRentClawback = statementRule({
  rule: 'free_rent_clawback',
  severity: 'medium',
  hurts: 'tenant',
  text: 'Free rent must be paid back after a default.',
  why: 'A small default turns into a large debt.',
  question: 'Can the claw-back be limited to the unamortized part after a termination, or be deleted?',
  acts: [
    {
      name: 'abatedRentDue',
      words: [
        'abated',
        'abatement',
        'free',
        'waived',
        'inducement',
        'concession',
        'concessions',
        'credited',
        'credit',
        'credits',
      ],
      act: clausePattern(
        '\\b((?:abated|abatement|rent credits?|free rent|free base rent|waived rent|inducement|concessions?)\\b[^.;]{0,240}?\\b(?:due and payable|immediately (?:become )?due|repaid|recoverable|repay|reimbursed))\\b',
      ),
      actors: ['other', 'tenant'],
      modality: ['shall', 'states'],
      scene: { pattern: /\b(?:default\w*|breach\w*|terminat\w+)\b/i, where: 'sentence' },
    },
    {
      name: 'tenantRepays',
      words: ['abated', 'abatement', 'free', 'waived', 'concessions'],
      act: clausePattern(
        '\\b((?:repay|reimburse|pay)\\b[^.;]{0,160}?\\b(?:abated|abatement|free rent|waived|concessions))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall', 'states'],
      scene: { pattern: /\b(?:default\w*|breach\w*|terminat\w+)\b/i, where: 'sentence' },
    },
    {
      name: 'wholeAbatement',
      words: ['abated', 'abatement', 'waived', 'free', 'incentive', 'concession'],
      act: clausePattern(
        '\\b((?:default\\b[^.;]{0,40}?\\b(?:shall|will) cause|otherwise)\\b[^.;]{0,40}?\\b(?:waived|abated|whole) (?:rent|abatement)\\b[^.;]{0,40}?\\b(?:reinstated|owing|recoverable|due))\\b',
      ),
      actors: ['other'],
    },
    {
      name: 'repaysUnpaid',
      words: ['free', 'abated', 'incentive'],
      act: clausePattern(
        '\\b((?:repay|repaid|owes?|reimburse)\\b[^.;]{0,60}?\\b(?:rent that it(?= did not pay)|sums? abated|abated (?:sums?|rent)|free rent|incentive))\\b',
      ),
      actors: ['tenant'],
      scene: { pattern: /\b(?:default\w*|breach\w*|terminat\w+|forfeit\w*)\b/i, where: 'sentence' },
    },
    {
      name: 'incentiveRepaid',
      words: ['incentive'],
      act: clausePattern(
        '\\b(incentive\\b[^.;]{0,40}?\\bbe repaid\\b[^.;]{0,40}?\\bby (?:the )?{T}\\b[^.;]{0,60}?\\b(?:forfeiture|default|breach|termination))\\b',
      ),
      actors: ['tenant'],
    },
  ],
  unless: [
    {
      name: 'landlordDefaults',
      pattern:
        /\b(?:default|breach)\b[^.;]{0,40}\b(?:by|of)\s+(?:the\s+)?(?:landlord|lessor)\b|\b(?:landlord|lessor)\s+(?:shall\s+)?(?:default|breach)/i,
      where: 'sentence',
    },
    {
      name: 'casualtyAbatement',
      pattern: /\b(?:casualty|untenantable|damage\w*|destr\w+|condemn\w*|interruption|fire)\b/i,
      where: 'sentence',
    },
    {
      // `all costs for the removal or abatement of hazardous materials`: a different meaning of abatement.
      name: 'cleanUp',
      pattern: /\b(?:toxic|hazardous|contaminat\w*|clean-?\s?up|asbestos|pollut\w*|mold)\b/i,
      where: 'sentence',
    },
    {
      name: 'terminationFee',
      pattern: /\b(?:termination\s+(?:fee|payment|option)|option\s+to\s+terminate|early\s+termination)\b/i,
      where: 'sentence',
    },
  ],
});
