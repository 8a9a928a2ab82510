import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const recapture = statementRule({
  rule: 'recapture',
  severity: 'medium',
  hurts: 'tenant',
  tolerates: /\b(?:affiliate|permitted\s+transfer|successor)/i,
  text: 'The landlord may take the space back when the tenant asks to assign or sublet.',
  why: 'Asking for consent can cost the space itself.',
  question: 'May the tenant withdraw its request when the landlord wants the space back?',
  acts: [
    {
      name: 'recaptureSpace',
      words: ['recapture'],
      act: clausePattern(
        '\\b(recapture (?:all|any|the|such|that|said|possession|some)\\b[^.;]{0,40}\\b(?:premises|space|portion|part))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
      scene: { pattern: /\b(?:assign|sublet|sublease|transfer)/i, where: 'clause' },
    },
    {
      name: 'terminateInstead',
      words: ['terminate', 'cancel'],
      act: clausePattern('\\b((?:terminate|cancel) (?:this |the )?(?:sub)?lease)\\b'),
      actors: ['landlord'],
      modality: ['may'],
      scene: {
        pattern:
          /\b(?:(?:proposed|intended|requested)\s+(?:assignment|sublet\w*|sublease|transfer|assignee|subtenant)|(?:wishes|desires|intends|proposes|elects|requests?)\s+(?:\w+\s+){0,4}(?:assign|sublet|sublease|transfer))/i,
        where: 'sentence',
      },
    },
    {
      name: 'terminateInList',
      words: ['terminate', 'cancel'],
      act: clausePattern(
        '\\b((?:terminate|cancel) (?:this |the )?(?:sub)?lease (?:as to|with respect to|in its entirety|for|as of))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
      scene: { pattern: /\bassign|\bsublet|\btransfer/i, where: 'section' },
    },
    {
      name: 'takesBack',
      words: ['take', 'recapture', 'cancel', 'cancelling'],
      act: clausePattern(
        '\\b((?:take back (?:that|the|such) (?:space|premises|part)|cancel(?:ling)? the lease in respect of (?:the|that|such) space))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
      scene: { pattern: /\b(?:transfer|assign|sublease|sublet)/i, where: 'sentence' },
    },
    {
      name: 'offersToSurrender',
      words: ['surrender'],
      act: clausePattern(
        '\\b(?:assign|underlet|sublet|transfer)\\b[^.;]{0,60}?\\b(?:shall|must) (?:first )?(offer to surrender (?:the |this )?lease)\\b',
      ),
      actors: ['tenant'],
    },
  ],
  unless: [
    // The clause already contains what the question would ask for.
    {
      name: 'mayWithdraw',
      pattern:
        /\b(?:tenant|lessee)\b[^.;]{0,60}?\b(?:may|shall\s+have\s+the\s+right|is\s+entitled)\b[^.;]{0,40}?\b(?:withdraw|rescind|revoke)\b/i,
      where: 'sentence',
    },
    {
      name: 'mayWithdrawThen',
      pattern:
        /\b(?:tenant|lessee)\b[^.;]{0,60}?\b(?:may|shall\s+have\s+the\s+right|is\s+entitled)\b[^.;]{0,40}?\b(?:withdraw|rescind|revoke)\b/i,
      where: 'next',
    },
    {
      name: 'remedy',
      pattern:
        /\b(?:default|breach|without\s+(?:the\s+)?(?:landlord|lessor)[’']s|violation|purported|in\s+violation)\b/i,
      where: 'sentence',
    },
    { name: 'concession', pattern: /\b(?:inducement|abat\w+|concession|allowance|commissions?)\b/i, where: 'sentence' },
  ],
});
