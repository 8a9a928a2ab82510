import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const estoppelDeemed = statementRule({
  rule: 'estoppel_deemed',
  severity: 'medium',
  hurts: 'tenant',
  text: 'An estoppel certificate that the tenant doesn’t give in time counts as given.',
  why: 'The tenant would be bound by what the landlord wrote.',
  question: 'Can there be at least ten business days and a second notice, without deemed approval?',
  acts: [
    {
      name: 'failureIsConclusive',
      words: ['failure', 'fails', 'fail'],
      act: clausePattern(
        "\\b((?:{T}'s failure|failure (?:of|by) (?:the )?{T})\\b[^.;]{0,120}?\\b(?:shall|will|must|is)\\b[^.;]{0,60}?\\b(?:conclusive|binding|deemed|constitute\\b[^.;]{0,30}(?:acknowledg|admission|acceptance|certification)))",
      ),
      actors: ['other'],
      scene: {
        pattern: /\bestoppel|\bcertificate|\bstatement\s+(?:in\s+writing|certifying)|\bcertifying/i,
        where: 'clause',
      },
    },
    {
      // `if Tenant fails to, the statements in Landlord’s form are deemed true`
      name: 'deemedTrue',
      words: ['deemed', 'conclusively'],
      act: clausePattern(
        '\\b{T} (fails\\b[^.;]{0,120}?\\b(?:statements?|certificate|matters|facts|contents)\\b[^.;]{0,60}?\\b(?:deemed|conclusively presumed)(?: to be)? (?:true|correct|accurate|accepted|conclusive))\\b',
      ),
      actors: ['tenant', 'other'],
      scene: { pattern: /\bestoppel|\bcertificate|\bcertifying/i, where: 'clause' },
    },
    {
      name: 'deemedToCertify',
      words: ['deemed', 'conclusively'],
      act: clausePattern(
        '\\b(shall|will) (?:then )?be (?:conclusively )?deemed to have (?:certified|acknowledged|confirmed|agreed|given|approved|executed|admitted)',
      ),
      actors: ['tenant'],
      scene: { pattern: /\bestoppel|\bcertificate|\bcertifying/i, where: 'clause' },
    },
    {
      name: 'silenceBinds',
      words: ['failure', 'silence'],
      act: clausePattern(
        "\\b((?:(?<!{L}'s )failure to (?:return|deliver|execute|sign)\\b[^.;]{0,60}?\\b(?:certificate|statement)|{T}'s silence)\\b[^.;]{0,80}?\\b(?:shall|will|is)\\b[^.;]{0,20}?\\b(?:conclusive|binding))\\b",
      ),
      actors: ['other', 'landlord'],
      scene: { pattern: /\bestoppel|\bcertificate|\bdefaults?\b/i, where: 'clause' },
    },
    {
      name: 'treatedAsGiven',
      words: ['certificate', 'statement'],
      act: clausePattern(
        '\\b((?:certificate|statement)\\b[^.;]{0,60}?\\b(?:is|shall be|will be) (?:treated as|deemed|taken (?:as|to be)) (?:to have been )?(?:given|delivered|signed)\\b[^.;]{0,20}?\\bby (?:the )?{T})\\b',
      ),
      actors: ['tenant'],
      scene: {
        pattern: /\b(?:without\s+an\s+answer|fail\w*|not\s+(?:\w+\s+)?(?:given|delivered|signed|answer))\b/i,
        where: 'sentence',
      },
    },
    {
      name: 'estopped',
      words: ['estopped'],
      act: clausePattern('\\b(estopped from denying)\\b'),
      actors: ['tenant'],
    },
  ],
  unless: [
    {
      // The failure is a default, but it certifies nothing.
      name: 'deemedDefault',
      pattern:
        /\bdeemed(?:\s+to\s+be|\s+to\s+constitute)?\s+(?:an?\s+)?(?:(?:material|immediate|further|event\s+of)\s+){0,2}(?:default|breach)\b/i,
      where: 'act',
    },
  ],
});
