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
  'rebuild',
  'rebuilding',
  'reconstruct',
  'reconstructed',
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
    {
      name: 'noticeForWorks',
      words: ['demolish', 'demolition', 'redevelop', 'redevelopment', 'rebuild', 'rebuilding', 'reconstructed'],
      act: clausePattern(
        '\\b(?:if|where|should|in the event)\\b[^.;]{0,80}\\b(?:demolish|redevelop|rebuild|tear down|redevelopment)\\b[^.;]{0,120}?\\b(give\\b[^.;]{0,60}?\\bnotice,? (?:and|whereupon) (?:the|this) (?:sub)?(?:lease|tenancy)\\b)',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'determinedForRebuilding',
      words: ['rebuilding', 'demolition', 'redevelopment', 'reconstruction'],
      act: clausePattern(
        '\\b((?:lease|tenancy) may be (?:determined|terminated|cancelled|ended) by (?:the )?{L}\\b[^.;]{0,120}?\\b(?:rebuilding|demolition|redevelopment|reconstruction))\\b',
      ),
      actors: ['landlord'],
    },
    {
      name: 'bringToAnEnd',
      words: ['demolish', 'redevelop', 'rebuild'],
      act: clausePattern(
        '\\b(?:if|in the event|should|where|that)\\b[^.;]{0,120}\\b(?:demolish|redevelop|rebuild)\\b[^.;]{0,80}?\\b(bring (?:this |the )?(?:sub)?(?:lease|tenancy) to an end)\\b',
      ),
      actors: ['landlord'],
    },
    {
      name: 'ifPulledDown',
      words: ['pulled', 'reconstructed', 'demolished'],
      act: clausePattern(
        '\\b((?:terminate|cancel|end|determine) (?:this |the )?(?:sub)?(?:lease|tenancy)\\b[^.;]{0,80}?\\bif (?:the )?(?:building|premises|property|centre|center)(?=[^.;]{0,30}\\b(?:pulled down|reconstructed|demolished)\\b))',
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
