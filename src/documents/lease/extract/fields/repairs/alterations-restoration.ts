import { type ClausePoint, pointsEvidence } from '../../clause-points.ts';
import { defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { notWhere, wordsEvidence } from '../../said.ts';
import { tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';

const section = /alterat|additions|improvements|surrender|restor|fixtures|remodel|decorat/;
/** Where the rule on consent is; a clause on surrender is about the end of the term. */
const ofConsent = /alterat|additions|improvements|fixtures|remodel|decorat/;
const about = ['alterations', 'surrender', 'work', 'repairs'] as const;
/** About a breach or a request for consent: the rule itself is in another sentence. */
const follows = /^\W*(?:\(?\w{1,4}[.)]\s+)?(?:if|in\s+(?:the\s+)?(?:event|case)|should)\b|\bzoning\b/i;
const notTheRule = new RegExp(
  `${follows.source}|\\b(?:not|never)\\s+(?:be\\s+)?remov|\\bupon\\s+(?:any|the)\\s+(?:termination|expiration)\\b`,
  'i',
);
const changes = '(?:alterations?|additions?|improvements?|changes|modifications?|remodel(?:l?ing)?|renovations?)';

const consent = '(?:consents?|approv(?:al|es|ed))\\b';
const works = `\\b(?:alter(?:ations?)?|(?<!\\bin\\s{1,9})additions?|improvements?|changes?|modif(?:y|ications?)|remodel(?:l?ing)?|installations?)\\b`;
/** Signs, locks, zoning and equipment have rules of their own. */
const otherThings =
  /\b(?:signs?|signage|locks?|assign|sublet|sublease|roof|antennas?|generators?|tanks?|zoning|restoration|satellite|dish|FF&E|change\s+(?:of|in|the|its)\s+(?:the\s+)?(?:use|purpose))\b/i;

/** Consent to the contractors isn't consent to the work. */
const toPeople = /\b(?:contractors?|subcontractors?|architects?|engineers?)\b[^.;]{0,90}?\b(?:consent|approv)/i;
const otherConsent = new RegExp(`${otherThings.source}|${toPeople.source}`, 'i');

/** Works that need no consent. */
const exempt = '(?:non-?structural|cosmetic|decorat\\w+|interior|minor|painting|work|alterations)';

/** `to interior, non-structural alterations`: the rule covers some works only. */
const ofSomeWorks =
  /(?<!\b(?:structural\s{1,3}(?:or|and)|or)\s{1,3})\bnon-?structural\b|\b(?:interior|cosmetic|minor)\b|\bstructural\b[^.;]{0,120}\b(?:may\s+(?:be\s+)?withh\w+|sole|absolute)\b/i;

/** What a clause on alterations settles. */
const consentPoints: Readonly<Record<string, ClausePoint>> = {
  consentNeeded: {
    shown: 'Landlord’s consent is needed',
    words: ['consent', 'approval', 'approved'],
    act: new RegExp(
      `${works}[^.;]{0,260}?\\b(?:without|unless|except\\s+with)\\b[^.;]{0,100}?\\b${consent}|\\bwithout\\b[^.;]{0,80}?\\b${consent}[^.;]{0,80}?${works}`,
      'i',
    ),
    by: ['tenant', 'other'],
    negated: true,
    unless: otherThings,
  },
  needConsent: {
    shown: 'Landlord’s consent is needed',
    words: ['need', 'needs', 'require', 'requires', 'subject', 'approved'],
    act: new RegExp(
      `${works}\\b[^.;]{0,60}?\\b(?:needs?|requires?|subject\\s+to|must\\s+(?:first\\s+)?(?:be\\s+approved|have))\\b[^.;]{0,60}?\\b(?:consent|approv\\w+)`,
      'i',
    ),
    unless: new RegExp(`${otherThings.source}|\\b(?:not|no)\\b[^.;]{0,40}\\b(?:need|require|consent)`, 'i'),
    byWords: true,
  },
  notUnreasonably: {
    shown: 'Consent must not be unreasonably withheld',
    words: ['unreasonably'],
    act: new RegExp(`\\b${consent}[^.;]{0,160}?\\b(?:not\\b[^.;]{0,40}?\\bunreasonably|unreasonably\\s+withh)`, 'i'),
    needs: new RegExp(works, 'i'),
    unless: new RegExp(`${otherConsent.source}|${ofSomeWorks.source}`, 'i'),
    byWords: true,
  },
  notUnreasonablyForSome: {
    shown: 'Consent to some alterations must not be unreasonably withheld',
    words: ['unreasonably'],
    act: new RegExp(`\\b${consent}[^.;]{0,160}?\\b(?:not\\b[^.;]{0,40}?\\bunreasonably|unreasonably\\s+withh)`, 'i'),
    needs: new RegExp(`^(?=[\\s\\S]{0,3000}?(?:${ofSomeWorks.source}))(?=[\\s\\S]{0,3000}?${works})`, 'i'),
    unless: otherConsent,
    byWords: true,
  },
  atDiscretion: {
    shown: 'Consent is at the landlord’s discretion',
    words: ['discretion'],
    act: new RegExp(
      `\\b${consent}(?:[^.;]{0,100}?\\b(?:withh\\w+|given|granted|refused?|denied|conditioned)\\b[^.;,]{0,60}?|[^.;,]{0,50}?)\\b(?:sole|absolute)\\b[^.;]{0,30}?\\bdiscretion\\b`,
      'i',
    ),
    needs: new RegExp(works, 'i'),
    unless: otherConsent,
    byWords: true,
  },
  someFree: {
    shown: 'Some alterations need no consent',
    words: ['without'],
    act: new RegExp(
      `${works}[^.;]{0,160}?\\bwithout\\s+(?:[\\w’'),(]+\\s+){0,5}?${consent}|\\bwithout\\s+(?:[\\w’'),(]+\\s+){0,5}?${consent}[^.;]{0,80}?${works}`,
      'i',
    ),
    by: ['tenant'],
    unless: new RegExp(`${otherThings.source}|^\\W*(?:[\\w.()]{1,8}\\s+)?(?:no|nor)\\b`, 'i'),
  },
  noneNeeded: {
    shown: 'Some alterations need no consent',
    words: ['none', 'consent', 'approval'],
    act: new RegExp(
      `\\b(?:none|no\\s+(?:such\\s+)?${consent})\\s+(?:is|shall\\s+be|will\\s+be)\\s+(?:required|needed)\\s+(?:for|if|where)\\b|\\b${consent}\\s+(?:is|shall|will)\\s+not\\s+(?:be\\s+)?(?:required|needed)\\s+(?:for|if|where)\\b`,
      'i',
    ),
    needs: new RegExp(`${works}|\\bdecorat\\w+|\\bcosmetic\\b`, 'i'),
    unless: otherConsent,
    byWords: true,
  },
  exceptSome: {
    shown: 'Some alterations need no consent',
    words: ['except', 'than'],
    act: new RegExp(
      `\\b${consent}[^.;]{0,30}?\\b(?:except|other\\s+than)\\s+(?:for\\s+)?(?:[\\w-]+\\s+){0,3}?${exempt}\\b`,
      'i',
    ),
    needs: new RegExp(works, 'i'),
    unless: otherThings,
    byWords: true,
  },
};
/** `if Landlord so requires`, `if requested by Lessor` */
const ifAsked =
  /\b(?:if|when|unless(?![^.;]{0,60}\botherwise\b)|where|to\s+the\s+extent)\s+(?:\w+\s+){0,3}(?:(?:landlord|lessor)\b[^.;]{0,30}\b(?:requ(?:est|ir)|direct|elect|notif|designat)\w*|(?:requested|required|directed)\b[^.;]{0,30}\b(?:landlord|lessor))/i;
const endPoints: Readonly<Record<string, ClausePoint>> = {
  removeIfAsked: {
    shown: 'Tenant must remove them if the landlord asks',
    words: ['remove', 'removed', 'removal'],
    act: /\b(?:landlord|lessor)\b[^.;]{0,60}?\b(?:may|shall|will|option|right)\b[^.;]{0,60}?\b(?:requir(?:e|ing)|direct|designate|identify|request|elect)\b[^.;]{0,120}?\bremov(?:e|al|ed)\b|\bremove\b[^.;]{0,160}?\b(?:if|as|when|which|that)\s+(?:\w+\s+){0,3}?(?:(?:requested|required|directed|designated)\s+(?:in\s+writing\s+)?by\s+(?:landlord|lessor)|(?:landlord|lessor)\s+(?:\w+\s+)?(?:requests?|requires?|directs?|designates?|elects?))\b/i,
    needs: new RegExp(works, 'i'),
    unless:
      /\b(?:fails?|refuses?)\s+to\b|\bnot\s+remove|\bwithout\s+(?:\w+\s+){0,3}consent\b|\bno\s+right\b|\brequire\s+(?:the\s+)?(?:tenant|lessee)\s+to\s+pay\b|\b(?:casualty|hazardous)\b/i,
    byWords: true,
  },
  becomesLandlords: {
    shown: 'They become the landlord’s property',
    words: ['property', 'belong'],
    act: new RegExp(
      `${works}[^.;]{0,200}?\\b(?:become|be|remain|becomes|is|are)\\s+(?:\\w+\\s+){0,3}?(?:the\\s+)?(?:property\\s+of\\s+(?:the\\s+)?(?:sub-?)?(?:landlord|lessor|owner)|(?:landlord|lessor)[’']s\\s+property)`,
      'i',
    ),
    unless: /\bat\s+the\s+option\s+of\s+(?:landlord|lessor)\b/i,
  },
  restoresIfAsked: {
    shown: 'Tenant must restore the premises if the landlord asks',
    words: ['restore'],
    act: /(?<!\bobligation\s{1,9}to\s{1,9})\brestore\b[^.;]{0,80}?\b(?:premises|property|space|building)\b/i,
    by: ['tenant'],
    force: ['shall'],
    needs: ifAsked,
    unless: /\b(?:casualty|fire|condemn|taking)\b/i,
  },
  restores: {
    shown: 'Tenant must restore the premises',
    words: ['restore'],
    act: /(?<!\bobligation\s{1,9}to\s{1,9})\brestore\b[^.;]{0,80}?\b(?:premises|property|space|building)\b/i,
    by: ['tenant'],
    force: ['shall'],
    needs: new RegExp(`${works}|\\b(?:expiration|termination|end\\s+of|surrender)\\b`, 'i'),
    unless: new RegExp(
      `${/\b(?:casualty|fire|condemn|taking|roof|antennas?|generators?|by\s+(?:landlord|lessor))\b|\bsigns?\b|\btrade\s+fixtures\b/.source}|${ifAsked.source}`,
      'i',
    ),
  },
};

export const alterationsRestoration = defineField({
  id: 'alterations_restoration',
  label: 'Alterations and restoration',
  group: 'Repairs',
  lookedFor: 'consent to alterations and their removal',
  topics: ['alterations', 'surrender'],
  many: true,
  isSame: () => true,
  evidence: [
    ...pointsEvidence(consentPoints, { topics: ['alterations'], section: ofConsent }),
    ...pointsEvidence(endPoints, { topics: ['alterations', 'surrender'], section }),
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
      { section: ofConsent, about, weight: rank.mainPoint, follows: notTheRule },
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
      { section: ofConsent, about, weight: rank.secondary, follows: notTheRule },
    ),
    wordsEvidence(
      // `The Tenant shall not make any structural alteration.`
      'mayNotAlter',
      ['alterations', 'alteration', 'additions'],
      new RegExp(
        `\\b${tenant}\\b[^.;]{0,40}?\\b(?:shall|must|may|will|agrees)\\s+not\\s+(?:to\\s+)?(?:make|carry\\s+out|permit)\\b[^.;]{0,60}?\\b${changes}\\b(?![^;]{0,400}\\b(?:without|unless|except)\\b)`,
        'i',
      ),
      { section, about, weight: rank.qualified },
    ),
    wordsEvidence(
      'removal',
      ['remove', 'removal', 'removed', 'restore', 'restoration', 'restoring'],
      new RegExp(
        `\\b(?:remov(?:e|al|ed|ing)|restor(?:e|ation|ing))\\b[^.;]{0,160}?\\b(?:${changes}|original\\s+(?:condition|state))\\b|\\b${changes}\\b[^.;]{0,200}?\\b(?:removed?|removal|restored?)\\b`,
        'i',
      ),
      { section, about, weight: rank.consequence, follows },
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
        ) && !/alterat/.test(block.section.split(' > ').at(-1) ?? ''),
    },
  ],
});
