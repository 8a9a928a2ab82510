import { clausePattern } from '../clause-pattern.ts';
import { statementRule } from '../risk-rule.ts';

export const rentDespiteDelay = statementRule({
  rule: 'rent_despite_delay',
  severity: 'medium',
  hurts: 'tenant',
  text: 'Rent starts or goes on even when the premises or the work are late.',
  why: 'The tenant may pay for space that it can’t use.',
  question: 'Can rent start only when the space is delivered with the work complete?',
  acts: [
    {
      name: 'delayPostponesNothing',
      words: ['delay', 'delays', 'failure'],
      act: clausePattern(
        '\\b((?:delays?|failure)\\b[^.;]{0,200}?\\b(?:shall|will|must|may)\\b[^.;]{0,20}?\\b(?:delay|postpone|defer|extend|affect|excuse|relieve|abate)\\b[^.;]{0,80}?\\b(?:commencement date|rent commencement|commencement of (?:the )?(?:\\w+ )?rent|obligations? (?:for|to) (?:pay|the payment)\\b[^.;]{0,30}?\\brent|payment of (?:\\w+ )?rent))',
      ),
      actors: ['other'],
      negated: true,
    },
    {
      name: 'notDelayedByDelay',
      words: ['delayed', 'postponed', 'deferred', 'extended', 'affected'],
      act: clausePattern(
        '\\b((?:commencement date|commencement of rent|obligation to pay (?:\\w+ )?rent)\\b[^.;]{0,40}?\\b(?:delayed|postponed|deferred|extended|affected)\\b[^.;]{0,60}?\\b(?:delays?|failure))\\b',
      ),
      actors: ['other'],
      negated: true,
    },
    {
      name: 'evenThough',
      words: ['even', 'whether', 'irrespective', 'regardless', 'though'],
      act: clausePattern(
        '\\b(commence|start|pay|payable|continues?)\\b(?=[^.;]{0,100}\\b(?:even (?:though|if)|whether or not|irrespective of whether|regardless of(?: any delay)?|though)\\b[^.;]{0,80}\\b(?:premises|work|permits|fit-?out|possession)\\b)',
      ),
      actors: ['tenant', 'other'],
      scene: {
        pattern: /\brent\b[^.;]{0,80}\b(?:commence|start|pay|payable|date|from|continues?)/i,
        where: 'sentence',
      },
    },
  ],
  unless: [
    {
      name: 'exceptLandlords',
      pattern:
        /\b(?:except|excluding|other\s+than)\s+(?:for\s+)?(?:any\s+)?(?:delays?\s+)?(?:caused\s+by|of|by)\s+(?:the\s+)?(?:landlord|lessor)\b/i,
      where: 'sentence',
    },
    {
      name: 'paper',
      pattern:
        /\b(?:bills?|billing|invoices?|statements?|notices?|demand|estimates?)\b|\b(?:delays?|failure)\b[^.;]{0,40}\b(?:execut\w*|sign(?:ing)?|enter(?:ing)?\s+into|deliver(?:ing|y\s+of)?\b[^.;]{0,30}\b(?:confirmation|memorandum|agreement|certificate|amendment|letter))\b/i,
      where: 'act',
    },
    {
      name: 'tenantsDelay',
      pattern:
        /\btenant\s+delays?\b|\b(?:delays?|failure)\b[^.;]{0,20}\b(?:caused\s+by|of|by)\s+(?:the\s+)?(?:tenant|lessee)\b|\b(?:tenant|lessee)[’']s\s+(?:delays?|failure|fault|acts?)\b/i,
      where: 'sentence',
    },
    {
      name: 'alreadyIn',
      pattern:
        /\b(?:whether\s+or\s+not|even\s+(?:though|if)|whether)\s+(?:the\s+)?(?:tenant|lessee)\b|\b(?:damage\w*|destr\w+|casualty|vacat\w+|abandon\w*|condemn\w*|hold(?:ing|s)?[\s-]?over|termination)\b/i,
      where: 'sentence',
    },
  ],
});
