import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const automaticRenewal = statementRule({
  rule: 'automatic_renewal',
  severity: 'medium',
  hurts: 'both',
  text: 'The lease renews itself unless one side gives notice in time.',
  why: 'A missed notice binds both sides for another term.',
  question: 'By which day must notice be given, and who watches it?',
  acts: [
    {
      name: 'renewsItself',
      words: ['automatically', 'automatic'],
      act: clausePattern(
        '\\b((?:lease|agreement|sublease|term)\\b[^.;]{0,80}?\\b(?:shall|will|must|is|be)\\b[^.;]{0,40}?\\bautomatically\\b[^.;]{0,20}?\\b(?:renew|extend|continue)\\w*)\\b',
      ),
      actors: ['other'],
    },
    {
      name: 'unlessNotice',
      words: ['renewed', 'renew', 'extended', 'continue', 'continues', 'tacitly'],
      act: clausePattern(
        '\\b((?:lease|agreement|tenancy|term)\\b(?![^.;]{0,30}\\bmay be\\b)[^.;]{0,60}?\\b(?:renewed|extended|renew|continue|continues)\\b[^.;]{0,100}?\\b(?:years?|months|period|term)\\b[^.;]{0,80}?\\b(?:unless|failing|absent|until|if (?:no|neither))\\b[^.;]{0,80}?\\bnotice)\\b',
      ),
      actors: ['other'],
    },
    {
      name: 'noticeOrRenewal',
      words: ['renewed', 'extended', 'continues', 'continue'],
      act: clausePattern(
        '\\b(?:unless|absent|failing|if (?:neither|no))\\b[^.;]{0,40}?\\b(?:notice of (?:non-?renewal|termination)|terminates|gives? notice|intention to (?:vacate|quit))\\b[^.;]{0,160}?\\b((?:lease|agreement|tenancy|term)\\b[^.;]{0,40}?\\b(?:renewed|extended|continues?))\\b',
      ),
      actors: ['other'],
    },
  ],
  unless: [
    {
      // `If Tenant gives such Extension Notice, the Term is automatically extended`: an option that is exercised.
      name: 'byOption',
      pattern: /\b(?:gives?|delivers?|sends?)\b[^.;]{0,20}\b(?:extension|renewal|option)\s+notice\b/i,
      where: 'sentence',
    },
    {
      name: 'byDelay',
      pattern:
        /\b(?:delay|force\s+majeure|day\s+for\s+day|holiday|business\s+day|exercis\w+|casualty|holdover|holding\s+over|month[\s-]to[\s-]month|partial\s+(?:calendar\s+)?month|number\s+of\s+(?:calendar\s+)?days)\b/i,
      where: 'sentence',
    },
    {
      // `The Letter of Credit shall be irrevocable for its term and shall provide that it will be automatically renewed`
      name: 'letterOfCredit',
      pattern: /\b(?:letters?\s+of\s+credit|l-?c\b|irrevocable)/i,
      where: 'sentence',
    },
    {
      name: 'otherThing',
      pattern: /\b(?:license|polic(?:y|ies)|insurance|permit)\b/i,
      where: 'act',
    },
  ],
  tolerates: /\b(?:notice|notif|terminat|elect)/i,
});
