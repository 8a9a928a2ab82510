import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const hazardousPreexisting = statementRule({
  rule: 'hazardous_preexisting',
  severity: 'high',
  hurts: 'tenant',
  text: 'The tenant answers for contamination that it didn’t cause.',
  why: 'Cleaning up what others left can cost more than the lease is worth.',
  question: 'Will the landlord be responsible for contamination from before the term or by others?',
  acts: [
    {
      name: 'regardlessOfCause',
      words: ['hazardous', 'contamination', 'environmental', 'toxic', 'pollution'],
      act: clausePattern(
        '\\b((?:liable|responsible|indemnif(?:y|ies)|remediate|remove|clean[- ]?up|clean up)\\b[^.;]{0,300}?\\b(?:pre-?existing|existing (?:prior to|before|as of|on) (?:the|this)|whether or not (?:caused|created|introduced|the result|it was present)|however (?:and whenever )?caused|present (?:at|on) the date|(?:regardless|irrespective) of (?:when|who|the (?:source|cause)|whether (?:or not )?(?:caused|created|such|it|they|the same))|prior to (?:the )?(?:commencement|term|date)|(?:before|prior to) (?:or|and) during))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall', 'states'],
    },
    {
      name: 'acceptsFormer',
      words: ['contamination', 'environmental'],
      act: clausePattern(
        '\\b((?:accepts?|assumes?)\\b[^.;]{0,60}?\\b(?:responsibility|liability)\\b[^.;]{0,60}?\\b(?:pre-?existing contamination|contamination present|historic contamination|contamination\\b[^.;]{0,20}?\\bformer))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'doneByTenant',
      words: ['remediation', 'contamination'],
      act: clausePattern(
        '\\b((?:remediation|clean-?up)\\b[^.;]{0,80}?\\bby (?:the )?{T}\\b[^.;]{0,60}?\\beven if\\b[^.;]{0,60}?\\b(?:former|previous|prior) (?:occupiers?|tenants?|owners?|users?))\\b',
      ),
      actors: ['tenant', 'other'],
    },
  ],
  unless: [
    {
      name: 'ownOnly',
      pattern:
        /\bthat\s+(?:it|tenant|lessee)\s+(?:brings?|releases?|causes?|uses?)|\b(?:released|brought|introduced|generated|stored)\b[^.;]{0,40}\bby\s+(?:tenant|lessee)\b/i,
      where: 'sentence',
    },
    {
      name: 'landlordsShare',
      pattern:
        /\b(?:landlord|lessor)\s+(?:for|is|shall\s+be|will\s+be|remains)\b[^.;]{0,60}\b(?:existing|responsib|liable|prior)/i,
      where: 'clause',
    },
    {
      name: 'keptOut',
      pattern:
        /\b(?:except\w*|excluding|other\s+than|exclud\w+|not\s+(?:be\s+)?(?:responsible|liable|obligated|required)|unless|to\s+the\s+extent)\b/i,
      where: 'clause',
    },
  ],
});
