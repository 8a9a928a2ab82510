import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

const words = [
  'demolish',
  'demolition',
  'demolished',
  'redevelop',
  'redevelopment',
  'redeveloped',
  'raze',
  'renovate',
  'remodel',
];

export const demolition = statementRule({
  rule: 'demolition',
  severity: 'high',
  hurts: 'tenant',
  text: 'The landlord may end the lease to demolish or redevelop the property.',
  why: 'The landlord can end the lease for its own project.',
  question: 'Can the right be deleted, or begin later in the term, with long notice and compensation?',
  acts: [
    {
      name: 'terminateToDemolish',
      words,
      act: clausePattern(
        '\\b(terminate|cancel|end)(?= (?:this |the )?(?:sub)?(?:lease|tenancy|term)\\b[^.;]{0,200}?\\b(?:demoli\\w+|redevelop\\w*|raz(?:e|ing)|renovat\\w+|remodel\\w*))',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      // `the Landlord may terminate on 9 months’ notice if it intends to demolish`
      name: 'terminateIfDemolishing',
      words,
      act: clausePattern(
        '\\b((?:terminate|cancel) (?:on|upon|by|with) [^.;]{0,80}?\\bif (?:it|(?:the )?{L}) (?:intends|decides|elects|plans|wishes|proposes) to (?:\\w+ ){0,3}?(?:demolish|redevelop|raze|renovate|remodel))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'demolishThenTerminate',
      words,
      act: clausePattern(
        '\\b(?:if|in the event|should|when)\\b[^.;]{0,160}\\b(?:demolish|demolition|redevelop(?:ment)?|raze|renovate|remodel)\\b[^.;]{0,200}?\\b((?:terminate|cancel|end) (?:this |the )?(?:sub)?(?:lease|tenancy|term))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
  ],
  unless: [
    {
      name: 'casualty',
      pattern: /\b(?:damage|damaged|destroyed|destruction|casualty|condemn\w*|taking|eminent\s+domain|fire)\b/i,
      where: 'sentence',
    },
  ],
});
