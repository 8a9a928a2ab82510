import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const noticeWaiver = statementRule({
  rule: 'notice_waiver',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The tenant waives notices that the law would give it before eviction or default.',
  why: 'Without notice the tenant learns of a default when it is too late to cure it.',
  question: 'Can written notice and time to cure apply in every case?',
  acts: [
    {
      name: 'waivesNotice',
      words: ['waives', 'waive', 'waiving'],
      act: clausePattern(
        '\\bwaiv(?:es?|ing)\\b[^.;]{0,120}?\\b((?:notices? (?:to (?:quit|vacate)|of (?:default|termination|eviction|re-?entry|any default|nonpayment|(?:its |an )?intention to re-?enter))|statutory notices?|notices? required by (?:law|statute)|any (?:and all )?notices?(?: or demand)?))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'noticeWaivedByTenant',
      words: ['waived', 'dispensed'],
      act: clausePattern(
        '\\b((?:notices? to (?:quit|vacate)|notice of (?:default|re-?entry)|statutory notice|demand for rent)\\b[^.;]{0,60}?\\b(?:is|are|being)\\b[^.;]{0,20}?\\b(?:waived|dispensed with) by (?:the )?{T})\\b',
      ),
      actors: ['tenant', 'other'],
    },
    {
      name: 'relinquishes',
      words: ['relinquishes', 'renounces'],
      act: clausePattern(
        '\\b((?:relinquishes|renounces)\\b[^.;]{0,60}?\\bnotices? (?:to quit|to vacate|of default|of intention))\\b',
      ),
      actors: ['tenant'],
    },
  ],
  unless: [
    { name: 'guarantor', pattern: /\bguarant/i, where: 'sentence' },
    {
      name: 'noticeOfThisLease',
      pattern:
        /\bnotice\s+(?:requirements?\s+)?(?:under|required\s+(?:by|under))\s+this\s+(?:lease|section)|\bnotice\s+of\s+(?:non-?renewal|expiration)/i,
      where: 'sentence',
    },
  ],
});
