import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const lateDelivery = statementRule({
  rule: 'late_delivery',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The landlord isn’t liable when it delivers late, and the clause gives the tenant no right to end the lease.',
  why: 'A tenant whose old lease ends needs to know when the new space is ready.',
  question: 'What does the tenant receive for each day of delay, and when may it terminate?',
  acts: [
    {
      name: 'notLiable',
      words: ['liable', 'liability', 'responsible'],
      act: clausePattern('\\b((?:liable|liability|responsible))\\b'),
      actors: ['landlord'],
      negated: true,
      scene: {
        pattern:
          /\b(?:fail\w*|delay\w*|inability|unable|cannot|does\s+not|not\s+able|can\s?not)\b[^.;]{0,120}\b(?:deliver\w*|tender\w*|give|giving)\b[^.;]{0,40}\b(?:possession|premises|space)|\b(?:delay\w*\s+in\s+(?:the\s+)?|late\s+)(?:deliver\w*|obtaining)\b[^.;]{0,40}\b(?:possession|premises|space)|\b(?:possession|premises)\b[^.;]{0,60}\b(?:not|unable\s+to\s+be)\s+(?:be\s+)?(?:delivered|tendered)/i,
        where: 'sentence',
      },
    },
    {
      name: 'noClaimIfLate',
      words: ['claim', 'entitle', 'liability', 'voidable'],
      act: clausePattern(
        '\\b((?:claim against (?:the )?{L}|liability attaches? to (?:the )?{L})\\b)(?=[^.;]{0,60}\\b(?:premises are not ready|late completion|late delivery|possession is (?:late|delayed))\\b)',
      ),
      actors: ['tenant', 'other'],
      negated: true,
    },
    {
      name: 'delayGivesNoRight',
      words: ['delay', 'delays'],
      act: clausePattern(
        '\\b(delays?\\b[^.;]{0,30}?\\b(?:giving|delivering|in the delivery of) possession\\b[^.;]{0,60}?\\b(?:does|shall|will|do)\\b[^.;]{0,20}?\\bentitle (?:the )?{T} to (?:cancel|terminate|claim))\\b',
      ),
      actors: ['other'],
      negated: true,
    },
    {
      name: 'failingToHandOver',
      words: ['hand'],
      act: clausePattern(
        '\\b((?:liable|liability|responsible)\\b[^.;]{0,40}?\\b(?:failing|failure) to (?:hand over|give up)\\b[^.;]{0,40}?\\b(?:premises|space|possession))\\b',
      ),
      actors: ['landlord'],
      negated: true,
    },
  ],
  unless: [
    {
      name: 'tenantMayLeave',
      pattern:
        /\b(?:tenant|lessee)\b[^.;]{0,80}\b(?:may|shall\s+have\s+the\s+(?:right|option)|has\s+the\s+(?:right|option)|at\s+its\s+option)\b[^.;]{0,160}\b(?:terminate|cancel|rescind)|\boutside\s+(?:delivery\s+)?date\b|\beither\s+party\b[^.;]{0,60}\bterminate/i,
      where: 'clause',
    },
    {
      // Covers only one cause of delay, or compensates the tenant with days of rent.
      name: 'someDelays',
      pattern:
        /\bdelays?\b[^.;]{0,60}\bdue\s+to\s+(?:\w+\s+){0,2}(?:contractor|tenant|lessee|force)|\bdays?[’']?\s+(?:of\s+)?rent\s+credit\b/i,
      where: 'sentence',
    },
    {
      name: 'optionSpace',
      pattern:
        /\b(?:expansion|offer|refusal|additional|must-take|substitut\w+|relocation)\s+(?:space|premises)\b|\bcasualty|\brestor/i,
      where: 'sentence',
    },
  ],
});
