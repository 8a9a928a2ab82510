import { defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { notWhere, wordsEvidence } from '../../said.ts';
import { tenant } from '../../sides.ts';

const section = /alterat|additions|improvements|surrender|restor|fixtures|remodel|decorat/;
/** Where the rule on consent is; a clause on the surrender is about the end of the term. */
const ofConsent = /alterat|additions|improvements|fixtures|remodel|decorat/;
const about = ['alterations', 'surrender', 'work', 'repairs'] as const;
/** About a breach or a request for consent: the rule itself is in another sentence. */
const follows = /^\W*(?:\(?\w{1,4}[.)]\s+)?(?:if|in\s+(?:the\s+)?(?:event|case)|should)\b|\bzoning\b/i;
const notTheRule = new RegExp(
  `${follows.source}|\\b(?:not|never)\\s+(?:be\\s+)?remov|\\bupon\\s+(?:any|the)\\s+(?:termination|expiration)\\b`,
  'i',
);
const changes = '(?:alterations?|additions?|improvements?|changes|modifications?|remodel(?:l?ing)?|renovations?)';

export const alterationsRestoration = defineField({
  id: 'alterations_restoration',
  label: 'Alterations and restoration',
  group: 'Repairs',
  lookedFor: 'consent to alterations and their removal',
  topics: ['alterations', 'surrender'],
  isSame: () => true,
  evidence: [
    wordsEvidence(
      'notWithoutConsent',
      [
        'alterations',
        'alteration',
        'additions',
        'improvements',
        'changes',
        'alter',
        'change',
        'modifications',
        'restructure',
        'reconstruct',
        'transform',
      ],
      new RegExp(
        `\\b(?:not|no)\\b[^.;]{0,120}?\\b(?:${changes}|alter|change|restructure|reconstruct|transform)\\b[^.;]{0,260}?\\b(?:without|unless)\\b[^.;]{0,100}?\\b(?:consents?|approv(?:al|es|ed))\\b|\\bwithout\\b[^.;]{0,80}?\\b(?:consent|approval)\\b[^.;]{0,80}?\\b(?:not|no)\\b[^.;]{0,80}?\\b(?:${changes}|alter|change)\\b`,
        'i',
      ),
      { section: ofConsent, about, weight: 6, follows: notTheRule },
    ),
    wordsEvidence(
      'mayAlter',
      [
        'alterations',
        'alteration',
        'additions',
        'improvements',
        'changes',
        'modifications',
        'remodel',
        'decorate',
        'renovation',
        'alter',
        'renovate',
      ],
      new RegExp(
        `\\b${tenant}\\b[^.;]{0,80}?\\b(?:may|can|right\\b|allowed\\s+to|permitted\\s+to|should\\s+obtain)\\b[^.;]{0,120}?\\b(?:${changes}|alter|remodel|decorate|renovate)\\b`,
        'i',
      ),
      { section: ofConsent, about, weight: 2, follows: notTheRule },
    ),
    wordsEvidence(
      // `Alterations need Landlord’s written consent`
      'needConsent',
      ['alterations', 'alteration', 'additions', 'improvements'],
      new RegExp(
        `\\b${changes}\\b[^.;]{0,60}?\\b(?:needs?|requires?|subject\\s+to|must\\s+(?:first\\s+)?(?:be\\s+approved|have))\\b[^.;]{0,60}?\\b(?:consent|approv\\w+)`,
        'i',
      ),
      { section: ofConsent, about, weight: 2 },
    ),
    wordsEvidence(
      // `The Tenant shall not make any structural alteration.`
      'mayNotAlter',
      ['alterations', 'alteration', 'additions'],
      new RegExp(
        `\\b${tenant}\\b[^.;]{0,40}?\\b(?:shall|must|may|will|agrees)\\s+not\\s+(?:to\\s+)?(?:make|carry\\s+out|permit)\\b[^.;]{0,60}?\\b${changes}\\b(?![^;]{0,400}\\b(?:without|unless|except)\\b)`,
        'i',
      ),
      { section, about, weight: -4 },
    ),
    wordsEvidence(
      'removal',
      ['remove', 'removal', 'removed', 'restore', 'restoration', 'restoring'],
      new RegExp(
        `\\b(?:remov(?:e|al|ed|ing)|restor(?:e|ation|ing))\\b[^.;]{0,160}?\\b(?:${changes}|original\\s+(?:condition|state))\\b|\\b${changes}\\b[^.;]{0,200}?\\b(?:removed?|removal|restored?)\\b`,
        'i',
      ),
      { section, about, weight: -9, follows },
    ),
    wordsEvidence(
      'becomesProperty',
      ['alterations', 'additions', 'improvements', 'alteration'],
      new RegExp(`\\b${changes}\\b[^.;]{0,200}?\\b(?:become|be|remain)\\b[^.;]{0,40}?\\bproperty\\s+of\\b`, 'i'),
      { section, about, weight: -10 },
    ),
    headedClause(/^(?:tenant's )?(?:alterations?|improvements and alterations|additions)\b/, {
      says: /\balter|\bimprove|\baddition|\bchange|\bpartition/i,
    }),
  ],
  exclusions: [
    notWhere('ofSigns', /\b(?:changes?|alterations?)\s+(?:\w+\s+){0,4}(?:in|to|of)\s+(?:the\s+|any\s+)?signs?\b/i),
    {
      // The landlord's own alterations, and changes to a document.
      name: 'anotherClause',
      excludes: ({ block }) =>
        /casualty|damage|destr|condemn|insurance|tax|deposit|hazard|default|signs?\b|operating|common|miscell|expense|mortgage|entire|zoning/.test(
          block.section.split(' > ').at(-1) ?? '',
        ),
    },
  ],
});
