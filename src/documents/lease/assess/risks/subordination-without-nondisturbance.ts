import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const subordinationWithoutNondisturbance = statementRule({
  rule: 'subordination_without_nondisturbance',
  severity: 'high',
  hurts: 'tenant',
  text: 'The lease is subordinate to mortgages, and no promise of non-disturbance was read.',
  why: 'A foreclosure could end the lease although the tenant pays.',
  question: 'Will each present and future lender sign a non-disturbance agreement?',
  acts: [
    {
      name: 'leaseIsSubordinate',
      words: ['subordinate', 'subordinated', 'subject'],
      act: clausePattern(
        "\\b((?:(?<!{L}'s (?:rights|interest|estate) (?:under|in) )this (?:sub)?lease|{T}'s (?:rights|interest|leasehold)|(?:the )?rights of {T})\\b(?:(?!\\b(?:mortgagee|lender|superior|prior to)\\b)[^.;]){0,140}?\\b(?:subordinated?\\b[^.;]{0,160}?|subject to (?:any |the lien of |any and all |all |such )?(?:bona fide |existing |present |first |future |and |or ){0,4})\\b(?:mortgages?|deeds? (?:of trust|to secure debt)|security deeds?|ground lease|trust deeds?))\\b",
      ),
      actors: ['other', 'tenant', null],
    },
    {
      name: 'tenantSubordinates',
      words: ['subordinates', 'subordinate'],
      act: clausePattern(
        '\\b(subordinates?\\b[^.;]{0,120}?\\b(?:this (?:sub)?lease|its (?:leasehold )?(?:rights|interest|estate))\\b[^.;]{0,120}?\\b(?:mortgages?|deeds? of trust|security deeds?|ground lease))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'postponed',
      words: ['postponed', 'inferior'],
      act: clausePattern(
        '\\b((?:lease\\b[^.;]{0,20}?\\bpostponed to (?:any|all|every)|rights of (?:the )?{T} (?:are|shall be) inferior to those of (?:any|every))\\b[^.;]{0,40}?\\b(?:mortgages?|charges?))\\b',
      ),
      actors: ['other'],
    },
    {
      name: 'agreesToSubordinate',
      words: ['subordinate', 'subordinating'],
      act: clausePattern(
        '\\b((?:subordinate (?:its|this)|instrument subordinating this)\\b[^.;]{0,40}?\\bto (?:the lien of )?(?:any|all|every)\\b[^.;]{0,40}?\\b(?:mortgages?|deeds? of trust|charges?))\\b',
      ),
      actors: ['tenant'],
    },
  ],
  unless: [
    {
      name: 'nonDisturbance',
      pattern:
        /\bnon-?\s?disturb|\b(?:not|neither|nor|without|never)\b[^.;]{0,140}\bdisturb|\bSNDA\b|\bnondisturb|\bso\s+long\s+as\b[^.;]{0,200}\b(?:possession|lease\s+shall\s+(?:continue|remain|not\s+be\s+terminated)|recogni[sz]e)|\brecognition\s+agreement\b|\b(?:permit|allow)s?\s+(?:the\s+)?(?:tenant|lessee)\s+to\s+(?:continue|remain)\s+in\s+(?:\w+\s+)?(?:possession|occupation)\b|\b(?:mortgagee|lender|holder|purchaser|beneficiary)\b[^.;]{0,160}\b(?:recogni[sz]es?|honors?)\s+(?:this|the|tenant|lessee)|\b(?:quiet|peaceful)\s+possession\b[^.;]{0,60}\bnot\s+be\b/i,
      where: 'document',
    },
  ],
});
