import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const restorationAtEnd = statementRule({
  rule: 'restoration_at_end',
  severity: 'medium',
  hurts: 'tenant',
  text: 'The landlord may require at the end of the term that the tenant remove alterations.',
  why: 'A removal that is decided at the end is a cost that no one can plan.',
  question: 'Will the landlord say, when it consents, whether the work must be removed?',
  acts: [
    {
      name: 'requireRemoval',
      words: ['remove', 'removal', 'removed'],
      act: clausePattern(
        '\\b(require\\b[^.;]{0,60}?\\b(?:(?:remove|removal)\\b[^.;]{0,80}?\\b(?:alterations?|improvements?|additions?|installations?|changes)|(?:alterations?|improvements?|additions?|installations?)\\b[^.;]{0,60}?\\bremoved))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'removeIfRequested',
      words: ['remove'],
      act: clausePattern(
        '\\b(remove\\b[^.;]{0,80}?\\b(?:alterations?|improvements?|additions?|installations?|changes))\\b',
      ),
      actors: ['tenant'],
      modality: ['shall'],
      scene: {
        pattern:
          /\b(?:if|when|as|unless|to\s+the\s+extent)\s+(?:so\s+)?(?:requested|required|directed|elected|demanded|(?:landlord|lessor)\s+(?:so\s+)?(?:requests|requires|elects|directs|demands|otherwise))|\bat\s+(?:the\s+)?(?:landlord|lessor)[’']s\s+(?:sole\s+)?(?:request|option|election)|\b(?:upon|on|at)\s+(?:the\s+)?(?:written\s+)?(?:request|demand)\s+of\s+(?:landlord|lessor)/i,
        where: 'sentence',
      },
    },
    {
      name: 'restoresIfAsked',
      words: ['restore', 'reinstate', 'strip'],
      act: clausePattern(
        '\\b((?:restore|reinstate|strip out)\\b[^.;]{0,60}?\\b(?:premises|space|unit|additions)\\b[^.;]{0,80}?\\b(?:when|if|unless) (?:the )?{L} (?:so )?(?:elects|requires|requests))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'atRequestReinstate',
      words: ['reinstate', 'restore'],
      act: clausePattern("\\bat (?:the )?{L}'s request (reinstate|restore)\\b"),
      actors: ['tenant'],
      modality: ['shall'],
    },
    {
      name: 'callUpon',
      words: ['call'],
      act: clausePattern('\\b(call upon (?:the )?{T} to (?:remove|reinstate|restore))\\b'),
      actors: ['landlord'],
    },
  ],
  unless: [
    {
      name: 'decidedAtConsent',
      pattern:
        /\bat\s+the\s+time\s+(?:that\s+)?(?:of\s+)?(?:\w+\s+){0,6}?(?:consent|approv|request|give)|\b(?:when|upon)\s+(?:granting|giving|giv\w+)\s+(?:\w+\s+){0,3}?(?:consent|approval)|\bas\s+a\s+condition\s+(?:of|to)\s+(?:\w+\s+){0,3}?(?:consent|approval)|\bin\s+(?:its|landlord[’']s)\s+(?:consent|approval)/i,
      where: 'clause',
    },
    {
      name: 'unapprovedWork',
      pattern:
        /\bwithout\s+(?:the\s+)?(?:landlord|lessor|such|its|prior|required)\b[^.;]{0,40}\b(?:consent|approval)|\bunauthorized\b|\bfails?\s+to\s+(?:obtain|secure)|\bin\s+violation\b|\bnot\s+(?:\w+\s+){0,2}?(?:approved?|consented?)/i,
      where: 'sentence',
    },
  ],
});
