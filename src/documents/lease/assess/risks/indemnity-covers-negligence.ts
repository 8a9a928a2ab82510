import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const indemnityCoversNegligence = statementRule({
  rule: 'indemnity_covers_negligence',
  severity: 'high',
  hurts: 'tenant',
  text: 'The tenant’s indemnity reaches damage that the landlord’s own negligence causes.',
  why: 'The tenant would pay for accidents that the landlord causes.',
  question: 'Can the landlord’s negligence and willful misconduct be excluded?',
  acts: [
    {
      name: 'evenIfNegligent',
      words: ['indemnify', 'indemnifies', 'harmless'],
      act: clausePattern(
        '\\b(indemnif(?:y|ies)|hold)\\b(?=[^.;]{0,500}\\b(?:even (?:if|though|when)|whether or not|regardless (?:of )?whether|notwithstanding|including (?:\\w+ ){0,4}?(?:caused|arising))\\b[^.;]{0,80}\\bnegligen\\w+(?: or \\w+){0,3} (?:of|by) (?:the )?{L})',
      ),
      actors: ['tenant'],
    },
    {
      name: 'evenIfLandlords',
      words: ['indemnify', 'indemnifies', 'harmless'],
      act: clausePattern(
        "\\b(indemnif(?:y|ies)|hold)\\b(?=[^.;]{0,500}\\b(?:even (?:if|though|when)|whether or not|regardless (?:of )?whether|including (?:\\w+ ){0,4}?(?:caused|arising))\\b[^.;]{0,80}\\b{L}'s (?:\\w+ ){0,5}?negligence)",
      ),
      actors: ['tenant'],
    },
    {
      name: 'regardlessOfNegligence',
      words: ['indemnify', 'indemnifies', 'harmless'],
      act: clausePattern(
        "\\b(indemnif(?:y|ies)|hold|save)\\b(?=[^.;]{0,1200}\\bregardless of (?:any |the )?(?:{L}'s )?(?:\\w+ or )?negligen\\w+(?: (?:on|of|by) (?:the )?(?:part of )?(?:the )?{L}|\\b(?<={L}'s (?:\\w+ or )?negligence)))",
      ),
      actors: ['tenant'],
    },
    {
      name: 'includingNegligence',
      words: ['indemnify', 'indemnifies', 'harmless'],
      act: clausePattern(
        '\\b(indemnif(?:y|ies)|hold|save)\\b(?=[^.;]{0,500}\\bincluding (?:the |any )?(?:sole |active |passive )?negligence of (?:the )?{L})',
      ),
      actors: ['tenant'],
    },
    {
      name: 'coversConsequences',
      words: ['indemnity'],
      act: clausePattern(
        "\\b(indemnity\\b[^.;]{0,60}?\\b(?:intended to cover|extends? to|covers?|applies to)\\b[^.;]{0,80}?\\b(?:(?:consequences of the )?(?:sole|joint|concurrent|active|passive)?[^.;]{0,40}?negligence of (?:the )?{L}|{L}'s (?:own )?negligence))",
      ),
      actors: ['other'],
    },
    {
      name: 'regardlessWhetherItself',
      words: ['indemnify', 'indemnifies', 'harmless', 'indemnified'],
      act: clausePattern(
        "\\b(indemnif(?:y|ies|ied)|hold|save)\\b(?=[^.;]{0,400}\\b(?:no matter whether|whether or not|notwithstanding|including loss resulting from)\\b[^.;]{0,80}\\b(?:{L} was itself negligent|neg(?:lect|ligence)(?: or default)? of (?:the )?{L}|{L}'s own negligence))",
      ),
      actors: ['tenant'],
    },
  ],
  unless: [{ name: 'grossNegligenceKeptOut', pattern: /\bexcept\b[^.;]{0,120}\bnegligen/i, where: 'sentence' }],
});
