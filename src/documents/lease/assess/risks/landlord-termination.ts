import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const landlordTermination = statementRule({
  rule: 'landlord_termination',
  severity: 'high',
  hurts: 'tenant',
  text: 'The landlord may end the lease early without any default of the tenant.',
  why: 'The tenant can’t rely on its term.',
  question: 'Can the right be deleted, be mutual, or come with long notice and compensation?',
  acts: [
    {
      name: 'atAnyTime',
      words: ['terminate', 'cancel', 'determine'],
      act: clausePattern(
        '\\b((?:terminate|cancel|determine) (?:this |the )?(?:sub)?(?:lease|agreement|contract|tenancy)(?: agreement)?,?\\b[^.;]{0,60}?\\b(?:at any time|for any reason|without cause|with or without cause|for (?:its )?convenience))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'timeThenTerminate',
      words: ['terminate', 'cancel', 'determine'],
      act: clausePattern(
        '\\b(?:at any time|for any reason|without cause)\\b[^.;]{0,120}?\\b(terminate|cancel|determine) (?:this |the )?(?:sub)?(?:lease|agreement|contract|tenancy)\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'underItsOwnTitle',
      words: ['terminate', 'cancel', 'determine'],
      act: clausePattern('\\b((?:terminate|cancel|determine) (?:this |the )?(?:sub)?(?:lease|agreement))\\b'),
      actors: ['landlord'],
      modality: ['may'],
      scene: {
        pattern:
          /\b(?:rights?\s+of\s+(?:early\s+)?termination|(?:landlord|lessor)[’']s\s+(?:right|option)\s+to\s+(?:terminate|cancel)|early\s+termination|termination\s+by\s+(?:landlord|lessor)|option\s+to\s+(?:terminate|determine)|break\s+(?:option|clause)|cancellation)\b/i,
        where: 'section',
      },
    },
    {
      name: 'byNotice',
      words: ['terminate', 'end', 'cancel', 'determine'],
      act: clausePattern(
        "\\b((?:terminate|end|cancel|determine) (?:this |the )?(?:sub)?(?:lease|tenancy|agreement) (?:on|upon|by(?: giving)?) (?:(?:not less than|at least|giving) )?(?:\\w+ |\\(\\d+\\) ){1,3}?(?:days|months|weeks)'? (?:prior |written ){0,2}notice\\b)",
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'mayBeDetermined',
      words: ['determined', 'terminated', 'revoked', 'ended'],
      act: clausePattern(
        '\\b((?:lease|tenancy|agreement|licence|license) (?:may|can) be (?:determined|terminated|revoked|ended|cancelled) by (?:the )?{L}\\b[^.;]{0,60}?\\bnotice)\\b',
      ),
      actors: ['landlord'],
    },
    {
      name: 'forOwnUse',
      words: ['own'],
      act: clausePattern(
        '\\b(?:if|should|when) (?:the )?{L} (?:needs?|requires?|wants?)\\b[^.;]{0,40}\\bfor its own use\\b[^.;]{0,60}?\\b(?:notice to )?(terminate|end|cancel|determine)\\b',
      ),
      actors: ['landlord'],
    },
    {
      name: 'noticeToTerminate',
      words: ['notice'],
      act: clausePattern(
        '\\b(give\\b[^.;]{0,40}?\\bnotice to (?:terminate|end|determine) (?:this |the )?(?:sub)?(?:lease|tenancy))\\b',
      ),
      actors: ['landlord'],
      modality: ['may'],
    },
    {
      name: 'callsForPossession',
      words: ['possession'],
      act: clausePattern('\\b(call for possession (?:on|upon|by) giving\\b[^.;]{0,40}?\\bnotice)\\b'),
      actors: ['landlord'],
    },
  ],
  unless: [
    {
      name: 'forCause',
      pattern:
        /\b(?:default|breach|fails?|failure|violat\w+|damage\w*|destr\w+|casualty|condemn\w*|taking|taken|bankrupt\w*|insolven\w*|abandon\w*|hold(?:ing)?[\s-]?over|assign\w*|sublet\w*|mortgagee|lender|go\s+dark)\b/i,
      where: 'sentence',
    },
    {
      // A separate risk.
      name: 'toDemolish',
      pattern: /\b(?:demolish|demolition|redevelop)\w*/i,
      where: 'sentence',
    },
    {
      name: 'onlyInAnEvent',
      pattern:
        /\b(?:if|in\s+the\s+event(?:\s+that)?)\b(?![^.;]{0,20}\b(?:landlord|lessor)\b)|\bthereafter\b|\bsuch\s+(?:event|case)\b|\bin\s+which\s+(?:event|case)\b/i,
      where: 'sentence',
    },
    {
      // `If Landlord elects to proceed under this paragraph, it may at any time elect to terminate`: follows another
      // remedy.
      name: 'afterOtherRemedy',
      pattern: /\belects?\s+to\s+(?:proceed|re-?enter|re-?let|repossess|take\s+possession)\b/i,
      where: 'sentence',
    },
    {
      name: 'remedySection',
      pattern: /\b(?:default|remed|casualty|damage|destruction|condemn|assign|holding|parking|bankrupt)/i,
      where: 'section',
    },
    {
      name: 'mutualRight',
      pattern:
        /\b(?:tenant|lessee)\b[^.;]{0,60}\b(?:may|shall\s+have\s+the\s+(?:right|option)|has\s+the\s+right)\b[^.;]{0,60}\b(?:terminate|cancel)\s+this\b/i,
      where: 'clause',
    },
  ],
});
