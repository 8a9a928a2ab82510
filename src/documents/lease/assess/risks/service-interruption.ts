import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const serviceInterruption = statementRule({
  rule: 'service_interruption',
  severity: 'low',
  hurts: 'tenant',
  text: 'The landlord isn’t liable when services or utilities fail, and the clause gives no abatement.',
  why: 'The tenant pays full rent for space without power or air conditioning.',
  question: 'Can rent abate after a few days when the landlord can cure the failure?',
  acts: [
    {
      name: 'notLiable',
      words: ['liable', 'liability', 'responsible'],
      act: clausePattern('\\b((?:liable|liability|responsible))\\b'),
      actors: ['landlord'],
      negated: true,
      scene: {
        pattern:
          /\b(?:interrupt\w*|fail\w*|stoppage|curtail\w*|cessation|suspen\w*)\b[^.;]{0,120}\b(?:services?|utilit(?:y|ies)|electric\w*|heat|water|elevator)|\b(?:services?|utilit(?:y|ies)|electric\w*|heat|water|elevator)\b[^.;]{0,80}\b(?:interrupt\w*|failure|stoppage|curtail\w*|cessation)/i,
        where: 'sentence',
      },
    },
    {
      name: 'noLiabilityFrom',
      words: ['interruption', 'failure', 'stoppage', 'curtailment'],
      act: clausePattern(
        '\\b((?:interruption|failure|stoppage|curtailment)\\b[^.;]{0,80}?\\b(?:services?|utilit(?:y|ies)|electric\\w*|heat|water|elevators?)\\b[^.;]{0,60}?\\b(?:render|make) {L}\\b[^.;]{0,20}?\\bliable)\\b',
      ),
      actors: ['other'],
      negated: true,
    },
    {
      name: 'noReliefFromRent',
      words: ['interruption', 'breakdown', 'failure', 'stoppage', 'lapse', 'shortage'],
      act: clausePattern(
        '\\b((?:interruption|breakdown|failure|stoppage|shortage)\\b[^.;]{0,80}?\\b(?:power|air[- ]conditioning|plant|fuel|services?|utilit(?:y|ies)|electricity|water)\\b[^.;]{0,80}?\\b(?:(?:render (?:the )?{L} liable)|(?:entitle|relieve) (?:the )?{T}|constitute an eviction))\\b',
      ),
      actors: ['other'],
      negated: true,
    },
    {
      name: 'noClaimIfSuspended',
      words: ['suspended', 'interrupted', 'lapse'],
      act: clausePattern(
        '\\b((?:claim|compensated)\\b(?=[^.;]{0,40}\\b(?:if|for)\\b[^.;]{0,40}\\b(?:supply of (?:water|electricity|power|gas)|services?)\\b[^.;]{0,40}\\b(?:suspended|interrupted|fail|lapse)|[^.;]{0,20}\\bfor any lapse of services))',
      ),
      actors: ['tenant'],
      negated: true,
    },
  ],
  unless: [
    {
      // The landlord stops services to a tenant in default.
      name: 'remedy',
      pattern: /\b(?:events?\s+of\s+default|(?:tenant|lessee)\s+is\s+in\s+default|cited\s+default)\b/i,
      where: 'sentence',
    },
    {
      // The landlord is liable for interruptions that it causes, or the sentence is only about one kind of damages.
      name: 'someFailures',
      pattern:
        /\bnot\s+(?:directly\s+)?caused\s+by\s+(?:the\s+)?(?:landlord|lessor)\b|\bliable\b[^.;]{0,30}\b(?:indirect|consequential|special)\b/i,
      where: 'sentence',
    },
    {
      // A supplier chosen by the tenant.
      name: 'ownSupplier',
      pattern: /\bservice\s+(?:by|of|from)\s+(?:the\s+|such\s+|any\s+)?provider\b/i,
      where: 'sentence',
    },
    {
      name: 'otherFailure',
      pattern: /\b(?:security|theft|leak\w*|breakage|burst\w*|bodily|injury\s+to)\b/i,
      where: 'sentence',
    },
    {
      name: 'rentAbates',
      pattern:
        /\b(?:rent|tenant|lessee)\b[^.;]{0,160}\b(?:shall|will|must|may|be\s+entitled\s+to|right\s+to)\b(?![^.;]{0,30}\bnot\b)[^.;]{0,60}\b(?:abate(?:d|ment)?|terminate)\b/i,
      where: 'clause',
    },
  ],
});
