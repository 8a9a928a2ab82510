import { type ClausePoint, pointsEvidence } from '../../clause-points.ts';
import { defineField } from '../../field.ts';
import { headedClause } from '../../headed-clause.ts';
import { endLease, endWords, rightsToEnd } from '../../rights-to-end.ts';
import { notWhere, wordsEvidence } from '../../said.ts';
import { rank } from '../../weights.ts';

const section = /damage|destr|casualty|fire|suspension of (?:the )?rents?|cesser of rent/;
const about = ['casualty'] as const;
const damage =
  '(?:damaged?|destroy(?:ed)?|destruction|casualty|fire|casualties|untenant\\w+|unfit\\s+for\\s+(?:occupation|use))\\b';

/**
 * `If Landlord elects not to restore`, `If Tenant terminates as provided`: consequences of an election that another
 * sentence grants; uninsured damage, and waivers of statutes.
 */
const follows =
  /^\W*(?:\(?\w{1,4}[.)]\s+)?(?:if|in\s+the\s+event(?:\s+that)?|should|unless|upon)\s+(?:the\s+)?(?:landlord|lessor|tenant|lessee|it|neither\s+party|either\s+party|nobody|this\s+lease)\s+(?:shall\s+|so\s+)?(?:elects?|terminates?|does|is|determines?|exercises?)\b|^\W*(?:in\s+the\s+event\s+of|upon)\s+the\s+giving\b|,\s+(?:tenant|lessee)\s+shall\s+give\b|\bnot\s+(?:fully\s+)?(?:covered|insured)\b|\buninsured\b|\b(?:hereby\s+)?waives?\b/i;
/** The condition of the general rule: `If the Premises are damaged by fire`; not a total loss or a later decision. */
const prefers =
  /\b(?:if|should|in\s+(?:the\s+)?(?:event|case))\b(?:(?!\bso\b)[^.;]){0,80}\b(?:premises|building|property|improvements)\b(?:(?!\b(?:so|substantially|(?<!\bor\s)(?:totally|wholly|completely)(?!\s+or\b))\b)[^.;]){0,60}\b(?:damaged|destroyed|damage|destruction)\b/i;
/** Words that identify a clause on casualty anywhere: `if the Premises are damaged by fire or other casualty`. */
const ownWords =
  /\b(?:premises|building|property|shed|unit|shop|place)\b[^.;]{0,60}\b(?:damaged|destroyed|unfit|unusable|untenantable)\b|\b(?:damaged|destroyed)\b[^.;]{0,60}\b(?:insured\s+risks?|unfit\s+for)\b|\b(?:if|should|in\s+(?:the\s+)?(?:event|case))\b[^.;]{0,80}\b(?:premises|building|property)\b[^.;]{0,60}\b(?:damaged|destroyed)\b[^.;]{0,60}\b(?:fire|casualty|event|cause)\b/i;

const restore =
  /\b(?:(?<!\b(?:(?:such|the|any|for|of|said|in|on)|(?:needed|necessary|costs?|time|elects?|election|option|right|sufficient|undertakes)\s{1,9}to|\b(?:decide|decides|elect|elects)\s{1,9}to\s{1,9}(?:\w{1,20}\s{1,9}){1,4}or\s{1,9}to)\s{1,9})(?:restore|rebuild|repair|reconstruct|reinstate|replace)|(?:commence|complete|prosecute)\b[^.;]{0,80}?\b(?:restoration|rebuilding|reconstruction|repairs?))\b(?![^.;]{0,40}\b(?:property\s+of\s+(?:tenant|lessee)|trade\s+fixtures|personal\s+property|alterations)\b)/i;
const restoreWords = [
  'restore',
  'rebuild',
  'repair',
  'reconstruct',
  'reinstate',
  'replace',
  'restoration',
  'rebuilding',
  'reconstruction',
  'repairs',
];
/** Damage that a fire causes, not wear, vandals or the tenant's movers. */
const damaged = new RegExp(
  `\\b${damage}|\\bsuch\\s+damage\\b|\\breinstated\\b|\\brestor|\\brebuil|\\breconstruct`,
  'i',
);

/** What a clause on casualty settles. */
const points: Readonly<Record<string, ClausePoint>> = {
  landlordRestores: {
    shown: 'Landlord must restore',
    words: restoreWords,
    act: restore,
    by: ['landlord'],
    force: ['shall'],
    needs: new RegExp(`\\b${damage}|\\bdamage\\b|\\brebuild\\b`, 'i'),
    unless:
      /\bexercises?\s+such\s+option\b|\bestimate\b|\b(?:decides?|elects?|determines?)\s+(?:not\s+)?to\s+(?:\w+\s+){0,2}(?:demolish|(?:re|un)\w+|repair)\b/i,
  },
  restoredByLandlord: {
    shown: 'Landlord must restore',
    words: ['repaired', 'restored', 'rebuilt', 'reinstated'],
    act: /\b(?:shall|will|must)\s+(?:\w+\s+){0,3}?be\s+(?:\w+\s+){0,2}?(?:repaired|restored|rebuilt|reinstated)\s+by\s+(?:(?:and\s+)?at\s+the\s+(?:\w+\s+){0,2}?(?:cost|expense)\s+of\s+)?(?:the\s+)?(?:landlord|lessor)\b/i,
    needs: new RegExp(`\\b${damage}|\\bdamages?\\b`, 'i'),
    byWords: true,
  },
  tenantRestores: {
    shown: 'Tenant must restore',
    words: restoreWords,
    act: restore,
    by: ['tenant'],
    force: ['shall'],
    needs: new RegExp(`\\b${damage}|\\bdamage\\b`, 'i'),
    unless:
      /\b(?:its|tenant[’']s|lessee[’']s)\s+(?:own\s+)?(?:\w+\s+){0,3}(?:property|fixtures|alterations|furniture|equipment|improvements|work|inventory|contents)\b|\bnegligen|\bmisconduct|\bestimate\b|\b(?:arising|resulting|caused|occasioned)\b[^.;]{0,60}\b(?:installation|removal|operation|moving|work)\b/i,
  },
  ...rightsToEnd(damaged),
  tenantMayNotEnd: {
    shown: 'Tenant may not end the lease because of damage',
    words: endWords,
    act: endLease,
    by: ['tenant'],
    negated: true,
    needs: damaged,
    unless: /\b(?:if|unless|except|provided|other\s+than)\b/i,
  },
  leaseEnds: {
    shown: 'The lease ends by itself in stated cases',
    words: ['terminate', 'cease', 'end', 'expire'],
    act: /\b(?:this|the)\s+(?:sub-?)?(?:lease|agreement|term)\s+(?:shall|will)\s+(?:\w+\s+){0,3}?(?:terminate|cease|end|expire)\b/i,
    needs: damaged,
    unless: /\b(?:elect|option|notice|terminates?\s+(?:this|the)\s+lease)\b/i,
  },
  abates: {
    shown: 'Rent abates',
    words: ['abate', 'abated', 'abatement', 'reduced', 'suspended', 'abates', 'proportionately', 'cease'],
    act: /\b(?:rents?|charges|payments?)\b[^.;]{0,160}?\b(?:abated?s?|(?:be|is|are)\s+(?:\w+\s+){0,3}?(?:reduced|suspended|apportioned)|cease\s+to\s+be\s+payable)\b|\b(?:entitled\s+to|abatement\s+of\s+(?:\w+\s+){0,3}?rent\s+shall|receive|grant)\b[^.;]{0,60}?\babatement\b/i,
    needs: /\b(?:damage|destr|casualty|fire|untenant|unusable|unfit|inaccessib|restor|repair)/i,
    unless: /\bterminat\w+\b[^.;]{0,200}\babate/i,
  },
  noAbatement: {
    shown: 'Rent does not abate',
    words: ['abate', 'abated', 'abatement', 'reduced', 'suspended'],
    act: /\b(?:rents?|charges|payments?)\b[^.;]{0,100}?\b(?:abated?s?|reduced|suspended)\b|\babatement\s+(?:\w+\s+){0,3}?(?:of|in)\s+(?:\w+\s+){0,3}?rents?\b/i,
    negated: true,
    needs: /\b(?:damage|destr|casualty|fire|untenant|unusable|unfit|inaccessib)/i,
    unless:
      /\b(?:unless|except|until|other\s+than|provided|if)\b|\b(?:interruptions?|failure\s+to\s+furnish|electricity|utilit(?:y|ies))\b/i,
  },
};

export const casualty = defineField({
  id: 'casualty',
  label: 'Casualty',
  group: 'Insurance and casualty',
  lookedFor: 'what happens after fire or other damage',
  topics: ['casualty'],
  many: true,
  isSame: () => true,
  evidence: [
    ...pointsEvidence(points, { topics: about, section, prefers, follows }),
    wordsEvidence(
      'mayEnd',
      ['terminate', 'terminated', 'cancel', 'terminates', 'termination', 'end', 'determine', 'call'],
      new RegExp(
        `\\b${damage}[^.;]{0,420}?\\b(?:terminat(?:e|es|ed|ion)|cancel|come\\s+to\\s+an\\s+end|(?:end|determine)\\s+(?:this|the)\\s+(?:lease|agreement|tenancy)|call\\s+off\\s+(?:this|the)\\s+lease)\\b|\\b(?:terminate|cancel|termination)\\b[^.;]{0,260}?\\b${damage}`,
        'i',
      ),
      { section, about, ownWords, prefers, follows, weight: rank.usual },
    ),
    wordsEvidence(
      'rentAbates',
      ['abate', 'abates', 'abated', 'abatement', 'reduced', 'suspended', 'remitted', 'exempt', 'losses', 'loss'],
      new RegExp(
        `\\b${damage}[^.;]{0,300}?\\b(?:abate[ds]?|abatement|reduced|suspended|remitted|exempt|loss(?:es)?)\\b`,
        'i',
      ),
      { section, about, ownWords, weight: rank.weak },
    ),
    headedClause(/^(?:fire|casualty|damage|destruction)\b|\bcasualty$/, {
      says: /\b(?:damage|destr|fire|casualty|untenantable|unusable)/i,
    }),
  ],
  exclusions: [
    // Documents rather than buildings are destroyed; or a party is prevented from acting, and nothing is damaged.
    notWhere('papers', /\b(?:confidential\s+information|receiving\s+party|personal\s+data|affected\s+party)\b/i),
    notWhere('definition', /^[^.;]{0,40}["”]\s*(?:shall\s+mean|means?)\b/i),
    {
      // Clauses on repairs, insurance and the end of the term also mention damage; British leases describe the
      // consequences of damage under insurance.
      name: 'anotherClause',
      excludes: ({ block }) =>
        /insur|repair|mainten|surrender|alteration|default|indemn|hazard|deposit|liabil|renewal|condemn|eminent/.test(
          block.section.split(' > ').at(-1) ?? '',
        ) &&
        !section.test(block.section) &&
        !ownWords.test(block.text),
    },
  ],
});
