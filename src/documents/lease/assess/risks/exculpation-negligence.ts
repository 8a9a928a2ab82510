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
        "\\b((?:liable|responsible|liability)\\b)(?=[^.;]{0,500}\\b(?:even (?:if|though|when)|whether or not|regardless of whether|including (?:\\w+ ){0,4}?(?:caused|arising))\\b[^.;]{0,100}\\b(?:{L}'s (?:\\w+ ){0,4}?negligen\\w+|negligen\\w+ (?:\\w+ ){0,3}?(?:of|by) (?:the )?{L}))",
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
  ],
});
