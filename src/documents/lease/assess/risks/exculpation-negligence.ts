import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const exculpationNegligence = statementRule({
  rule: 'exculpation_negligence',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The landlord isn’t liable for damage even when its own negligence causes it.',
  why: 'The tenant must insure against the landlord’s mistakes.',
  question: 'Can the landlord remain liable for its negligence and willful misconduct?',
  acts: [
    {
      name: 'tenantReleases',
      words: ['negligence', 'negligent'],
      act: clausePattern(
        "\\b((?:liability|claims?|loss|damage)\\b)(?=[^.;]{0,400}\\b(?:even (?:if|though|when)|whether(?: or not)?|regardless of whether)\\b[^.;]{0,100}\\b(?:{L}'s (?:\\w+ ){0,4}?negligen\\w+|negligen\\w+ (?:\\w+ ){0,3}?(?:of|by) (?:the )?{L}))",
      ),
      actors: ['tenant'],
      modality: ['waives'],
    },
    {
      name: 'notLiableEvenIfNegligent',
      words: ['liable', 'liability', 'responsible'],
      act: clausePattern(
        "\\b((?:liable|responsible|liability)\\b)(?=[^.;]{0,500}\\b(?:even (?:if|though|when)|whether or not|regardless of whether|including (?:\\w+ ){0,4}?(?:caused|arising)|including)\\b[^.;]{0,100}\\b(?:{L}'s (?:\\w+ ){0,4}?negligen\\w+|negligen\\w+ (?:\\w+ ){0,3}?(?:of|by) (?:the )?{L}|(?:it|they|whether or not) (?:was|were|is|are) negligent))",
      ),
      actors: ['landlord', 'other'],
      negated: true,
    },
    {
      name: 'notwithstandingNegligence',
      words: ['notwithstanding'],
      act: clausePattern(
        "\\bnotwithstanding (?:the )?(?:{L}'s )?negligence\\b[^.;]{0,120}\\b{L}\\b[^.;]{0,60}\\b(liable)\\b",
      ),
      actors: ['landlord'],
      negated: true,
    },
    {
      name: 'exempt',
      words: ['exempt', 'claim'],
      act: clausePattern(
        '\\b((?:exempt from (?:any |all )?liability)\\b(?=[^.;]{0,200}\\bnegligen\\w+ (?:\\w+ ){0,2}?(?:of|by) (?:the )?{L}))',
      ),
      actors: ['landlord'],
    },
    {
      name: 'noClaim',
      words: ['claim'],
      act: clausePattern(
        '\\b(claim\\b(?=[^.;]{0,60}\\bagainst (?:the )?{L}\\b[^.;]{0,120}\\b(?:fault|negligen\\w+)\\b[^.;]{0,40}\\b(?:of|by) (?:the )?{L}))',
      ),
      actors: ['tenant'],
      negated: true,
    },
    {
      name: 'negligenceIncluded',
      words: ['negligence'],
      act: clausePattern(
        '\\b((?:liable|answerable|responsible)\\b[^.;]{0,60}?,? (?:its |their )?negligence on (?:its|their) part included)\\b',
      ),
      actors: ['landlord'],
      negated: true,
    },
  ],
  unless: [{ name: 'notExempt', pattern: /\bnot\s+exempt\b/i, where: 'sentence' }],
});
