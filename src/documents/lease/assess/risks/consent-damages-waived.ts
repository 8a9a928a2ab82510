import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const consentDamagesWaived = statementRule({
  rule: 'consent_damages_waived',
  severity: 'medium',
  hurts: 'tenant',
  text: 'If the landlord wrongly refuses a consent, the tenant can’t claim damages.',
  why: 'A promise to be reasonable has little force without damages.',
  question: 'Can the tenant claim damages when the landlord acts in bad faith, or get a quick decision?',
  acts: [
    {
      name: 'waivesDamages',
      words: ['unreasonably', 'reasonable', 'unreasonable'],
      act: clausePattern(
        '\\b(waives?\\b[^.;]{0,140}?\\b(?:claims?|damages|rights?)\\b[^.;]{0,320}?\\bunreasonabl\\w+\\b[^.;]{0,60}?\\b(?:withh\\w+|delay\\w*|refus\\w*|conditioned|denied))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'noDamages',
      words: ['unreasonably'],
      act: clausePattern(
        '\\b((?:recover|entitled to)\\b[^.;]{0,60}?\\bdamages\\b[^.;]{0,200}?\\bunreasonably (?:withh\\w+|delay\\w*|refus\\w*|conditioned|denied))\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'landlordNotLiable',
      words: ['unreasonably'],
      act: clausePattern(
        '\\b(liable\\b[^.;]{0,60}?\\bdamages\\b[^.;]{0,200}?\\bunreasonably (?:withh\\w+|delay\\w*|refus\\w*|conditioned|denied))\\b',
      ),
      actors: ['landlord'],
      negated: true,
    },
    {
      name: 'soleRemedy',
      words: ['sole', 'only', 'exclusive'],
      act: clausePattern(
        "\\b({T}'s (?:sole|only|exclusive)(?: and (?:sole|only|exclusive))? remed(?:y|ies)\\b[^.;]{0,120}?\\b(?:injunct\\w+|declaratory|specific performance))\\b",
      ),
      actors: ['other'],
      scene: { pattern: /\b(?:unreasonabl|consent|approval)/i, where: 'sentence' },
    },
    {
      name: 'noDamagesForConsent',
      words: ['damages', 'compensation'],
      act: clausePattern(
        '\\b(liable\\b[^.;]{0,30}?\\b(?:damages|compensation)\\b[^.;]{0,60}?\\b(?:by reason of|on account of|for|should it|because of|if it)\\b(?! any claim)[^.;]{0,60}?\\b(?:consents?|approvals?)\\b(?: by (?:the )?{L}| (?:of|from) (?:the )?{L})?)',
      ),
      actors: ['landlord'],
      negated: true,
      scene: { pattern: /\b(?:refus\w*|withh\w+|delay\w*|fail\w*)\b/i, where: 'sentence' },
    },
    {
      name: 'tenantHasNoDamages',
      words: ['damages', 'compensation'],
      act: clausePattern(
        '\\b((?:entitled to|claim for|recover)\\b[^.;]{0,30}?\\b(?:damages|compensation)\\b[^.;]{0,60}?\\b(?:refus\\w+|withholding|delay)\\b[^.;]{0,30}?\\b(?:consents?|approvals?))\\b',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'waivesForConsent',
      words: ['waives'],
      act: clausePattern(
        '\\b(waives?\\b[^.;]{0,100}?\\b(?:damages|compensation)\\b[^.;]{0,60}?\\b(?:failure|refusal|refusing|withholding)\\b[^.;]{0,60}?\\b(?:consents?|approvals?))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'onlyEquity',
      words: ['specific', 'injunction', 'declaratory'],
      act: clausePattern(
        '\\b(consent\\b[^.;]{0,80}?\\b(?:refused|withheld)\\b[^.;]{0,80}?\\bmay only\\b[^.;]{0,40}?\\b(?:specific performance|injunction|declaratory))\\b',
      ),
      actors: ['tenant', 'other'],
    },
  ],
});
