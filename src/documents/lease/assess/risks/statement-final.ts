import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const statementFinal = statementRule({
  rule: 'statement_final',
  severity: 'medium',
  hurts: 'tenant',
  tolerates: /\b(?:object|dispute|contest|challenge|question|notice|notif|within|exception|manifest)/i,
  text: 'An expense statement becomes final unless the tenant objects in time.',
  why: 'A mistake that is found later can’t be corrected.',
  question: 'Can the tenant have at least 180 days to object, with access to the records?',
  acts: [
    {
      name: 'becomesFinal',
      words: ['final', 'conclusive', 'binding', 'conclusively'],
      act: clausePattern(
        '\\b((?:statements?|invoices?|bills?|billings?|reconciliation)\\b[^.;]{0,220}?\\b(?:shall|will|must)\\b[^.;]{0,40}?\\b(?:be|constitute|become)\\b[^.;]{0,40}?\\b(?:final|conclusive(?:ly)?|binding)\\b)',
      ),
      actors: ['other'],
      scene: {
        pattern: /\b(?:unless|if\s+no|objects?|objections?|disputes?|contests?|challenges?)\b/i,
        where: 'sentence',
      },
    },
    {
      // `The statement is conclusive unless Tenant objects within sixty days`
      name: 'isFinal',
      words: ['final', 'conclusive', 'binding'],
      act: clausePattern(
        '\\b((?:statements?|reconciliation)\\b[^.;]{0,40}?\\b(?:is|are) (?:deemed )?(?:final|conclusive|binding))\\b',
      ),
      actors: ['other'],
      scene: { pattern: /\b(?:unless|if\s+no|objects?|disputes?)\b/i, where: 'sentence' },
    },
    {
      // `The Tenant may dispute the statement within 90 days, failing which it is binding`
      name: 'failingWhich',
      words: ['failing'],
      act: clausePattern(
        '\\b(may (?:dispute|object to|contest|challenge)\\b[^.;]{0,120}?\\bfailing which (?:it|the statement|they) (?:is|are|shall be|becomes?) (?:deemed )?(?:final|conclusive|binding))\\b',
      ),
      actors: ['tenant'],
      scene: { pattern: /\b(?:statement|reconciliation)\b/i, where: 'clause' },
    },
    {
      name: 'deemedAccepted',
      words: ['deemed'],
      act: clausePattern(
        '\\b(deemed)\\b(?= to (?:have )?(?:\\w+ )?(?:accept(?:ed)?|approved?|agreed?|waived?)\\b[^.;]{0,120}?\\b(?:statement|expenses|costs|calculation|charges|audit|object))',
      ),
      actors: ['tenant'],
      modality: ['shall'],
      scene: {
        pattern: /\b(?:statement|reconciliation|invoice|operating\s+expenses|additional\s+rent)\b/i,
        where: 'sentence',
      },
    },
    {
      name: 'acceptedUnlessQueried',
      words: ['accepted', 'query', 'objection'],
      act: clausePattern("\\b(deemed)\\b(?= to have accepted (?:the )?{L}'s (?:accounts|statement|figures)\\b)"),
      actors: ['tenant'],
    },
    {
      name: 'losesRight',
      words: ['objection', 'dispute', 'contest', 'audit'],
      act: clausePattern(
        '\\b((?:loses|waives) (?:all|any|its|every) right to (?:contest|audit|dispute|object to)\\b[^.;]{0,60}?\\b(?:statement|reconciliation|accounts))\\b',
      ),
      actors: ['tenant'],
    },
    {
      name: 'certificateConclusive',
      words: ['certificate'],
      act: clausePattern(
        "\\b(certificate (?:of|signed by) (?:the )?{L}(?:'s (?:surveyor|agent|auditors?))?\\b[^.;]{0,60}?\\b(?:is|shall be)\\b[^.;]{0,30}?\\b(?:final|conclusive|binding))\\b",
      ),
      actors: ['other'],
    },
  ],
  unless: [
    {
      name: 'landlordObjects',
      pattern:
        /\b(?:landlord|lessor)\b[^.;]{0,20}\b(?:objects?|disputes?|contests?|fails?\s+to\s+object)\b|\b(?:upon|on)\s+(?:the\s+)?(?:landlord|lessor)\b|\b(?:tenant|lessee)[’']s\s+(?:\w+\s+)?statement/i,
      where: 'sentence',
    },
    {
      name: 'otherPaper',
      pattern:
        /\b(?:estoppel|certificate(?!\s+(?:of|signed\s+by)\s+(?:the\s+)?(?:landlord|lessor))|plans|drawings|punch[\s-]?list|alterations?|arbitrat\w+|apprais\w+|financial\s+statements?)\b/i,
      where: 'sentence',
    },
  ],
});
