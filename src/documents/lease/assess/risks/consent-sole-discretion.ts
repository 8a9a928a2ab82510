import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const consentSoleDiscretion = statementRule({
  rule: 'consent_sole_discretion',
  severity: 'high',
  hurts: 'tenant',
  tolerates: /\b(?:affiliate|permitted\s+transfer)/i,
  text: 'The landlord may refuse an assignment or sublease in its sole discretion.',
  why: 'Consent that can be refused at will blocks a sale of the business.',
  question: 'Can the lease require reasonable consent, and allow transfers to affiliates without consent?',
  acts: [
    {
      name: 'landlordWithholds',
      words: ['discretion'],
      act: clausePattern(
        '\\b((?:grant|withhold|give|refuse|deny)\\w*\\b[^.;]{0,120}?\\b(?:sole|absolute)\\b[^.;]{0,30}\\bdiscretion)\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
      isRelative: true,
      scene: { pattern: /\b(?:assign(?!s\b)|sublet|sublease|transfer\s+(?:this|of\s+this))/i, where: 'sentence' },
    },
    {
      name: 'consentWithheld',
      words: ['discretion'],
      act: clausePattern(
        "\\b(?:consent|approval)\\b(?! to (?:any |a |the )?sub-?(?:lease|letting)\\b(?![^.;]{0,40}\\bassign))(?![^.;]{0,40}\\bwhich\\b)[^.;]{0,60}?\\b(?:may|can|shall|will|must)\\b[^.;]{0,60}?\\b((?:granted|withheld|given|refused|denied)\\b[^.;]{0,60}?\\b(?:{L}'s (?:\\w+ ){0,3}discretion|(?:sole|absolute) (?:\\w+ ){0,3}discretion of (?:the )?{L}))",
      ),
      actors: ['other'],
      isRelative: true,
      scene: { pattern: /\b(?:assign(?!s\b)|sublet|sublease|transfer\s+(?:this|of\s+this))/i, where: 'sentence' },
    },
    {
      // `Consent to a sublease or licence may be withheld at the Landlord’s absolute discretion`
      name: 'subleaseWithheld',
      words: ['discretion'],
      act: clausePattern(
        "\\b(?:consent|approval) to (?:any |a |the )?sub-?(?:lease|letting)\\b(?![^.;]{0,40}\\bassign)[^.;]{0,60}?\\b(?:may|can|shall|will)\\b[^.;]{0,60}?\\b((?:granted|withheld|given|refused|denied)\\b[^.;]{0,60}?\\b(?:{L}'s (?:\\w+ ){0,3}discretion|(?:sole|absolute) (?:\\w+ ){0,3}discretion of (?:the )?{L}))",
      ),
      actors: ['other'],
      isRelative: true,
      text: 'The landlord may refuse a sublease in its sole discretion.',
    },
    {
      name: 'consentInDiscretion',
      words: ['discretion'],
      act: clausePattern(
        "\\b((?:assign|sublet|transfer)\\b[^.;]{0,200}?\\bwithout\\b[^.;]{0,80}?\\bconsent\\b[^.;]{0,60}?\\b(?:in|at) (?:the )?(?:{L}'s|its) (?:sole|absolute)(?: and absolute)? discretion)\\b",
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'arbitrarily',
      words: ['arbitrarily', 'unreasonably', 'reason'],
      act: clausePattern(
        "\\b(?:{L}'s (?:\\w+ ){0,3}(?:consent|approval)|(?:consent|approval) of (?:the )?{L})\\b[^.;]{0,60}?\\bmay\\b[^.;]{0,30}?\\b((?:arbitrarily|unreasonably) (?:withheld|refused|denied)|(?:withheld|refused|denied)\\b[^.;]{0,40}?\\b(?:arbitrarily|unreasonably|for any reason))\\b",
      ),
      actors: ['other'],
      isRelative: true,
      scene: { pattern: /\b(?:assign(?!s\b)|sublet|sublease|transfer)/i, where: 'sentence' },
    },
    {
      name: 'atDiscretion',
      words: ['discretion'],
      act: clausePattern(
        "\\b((?:consent|approval)\\b[^.;]{0,80}?\\b(?:is|are|be)\\b[^.;]{0,20}?\\b(?:entirely |wholly )?(?:at|in|within) (?:the (?:\\w+ ){0,3}?discretion of (?:the )?{L}|{L}'s (?:\\w+ ){0,3}?discretion))\\b",
      ),
      actors: ['other'],
      isRelative: true,
      scene: { pattern: /\b(?:assign(?!s\b)|sublet|sublease|subtenant|underl|transfer)/i, where: 'sentence' },
    },
    {
      name: 'anyReason',
      words: ['reason', 'reasons', 'arbitrarily'],
      act: clausePattern(
        '\\b((?:refuse|withhold|deny)\\b[^.;]{0,60}?\\b(?:consent\\b[^.;]{0,60}?)?\\b(?:for any reason|without giving (?:any )?reasons?|arbitrarily)|arbitrarily (?:refuse|withhold))\\b',
      ),
      actors: ['landlord', 'other'],
      isRelative: true,
      modality: ['may'],
      scene: { pattern: /\b(?:assign(?!s\b)|sublet|sublease|cede|underl|transfer)/i, where: 'sentence' },
    },
    {
      name: 'noDutyToBeReasonable',
      words: ['reasonable'],
      act: clausePattern(
        '\\b((?:duty|obligation|obliged|required) to be reasonable\\b[^.;]{0,40}?\\b(?:giving|granting|refusing|withholding))\\b',
      ),
      actors: ['landlord'],
      negated: true,
    },
  ],
  unless: [
    {
      name: 'encumbranceOnly',
      pattern: /\b(?:mortgage|encumb|hypothecat|alteration|sign|signage|lender[’']s)\b/i,
      where: 'act',
    },
    {
      name: 'reasonableStandard',
      pattern:
        /\bnot\s+(?:be\s+)?unreasonably|\bnot\s+(?:be\s+)?withhold|\breasonable\s+(?:consent|approval|discretion)|\breasonably\s+(?:consent|approv)/i,
      where: 'clause',
    },
  ],
});
