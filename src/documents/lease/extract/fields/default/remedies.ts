import { type ClausePoint, pointsEvidence } from '../../clause-points.ts';
import { defineField, type Evidence, type Reading } from '../../field.ts';
import { wordsEvidence } from '../../said.ts';
import { landlord } from '../../sides.ts';
import { rank } from '../../weights.ts';
import { withList } from '../../with-list.ts';

const section = /remed|default|breach/;
const about = ['remedies', 'default'] as const;
const words = [
  'terminate',
  'reenter',
  'enter',
  're',
  'relet',
  'repossess',
  'possession',
  'accelerate',
  'declare',
  'remedies',
  'evict',
  'retake',
];

/** The words before a list don't name a remedy, so the quote includes the beginning of the list. */
function listed(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).flatMap((reading): Reading[] => {
        const { text } = context.text.document;
        const { start, end } = reading.span;
        if (!/(?:[:;]|\bfollowing(?:\s+\w+){0,8}\W*)$/i.test(text.slice(start, end))) return [reading];
        const whole = withList(context.text, reading);
        return whole !== null ? [whole] : text[end - 1] === ';' ? [reading] : [];
      }),
  };
}

const lease = '(?:this|the|said)\\s+(?:sub-?)?(?:lease|agreement|contract|term|tenancy|estate)\\b';

/** `Landlord shall have the option to pursue any one or more of the following remedies` */
const item = new RegExp(
  `\\b${landlord}\\b[^.;]{0,160}?\\b(?:may|shall\\s+have|has|entitled|option|right|elect)\\b[^.;]{0,200}?(?:\\bfollowing\\b|:\\s*$)`,
  'im',
);

/** Rights that landlords reserve for themselves in most leases. */
const points: Readonly<Record<string, ClausePoint>> = {
  endLease: {
    shown: 'Landlord may end the lease',
    words: ['terminate', 'cancel', 'end', 'forfeit', 'ended', 'terminated', 'forfeited'],
    act: new RegExp(
      `\\b(?:(?:terminate|cancel|end|forfeit)\\s+(?:\\w+\\s+){0,3}?${lease}|declare\\s+${lease}\\s+(?:of\\s+(?:\\w+\\s+){1,2}?)?(?:ended|terminated|forfeited))`,
      'i',
    ),
    by: ['landlord'],
    item,
    force: ['may'],
    unless: /\bconstrued\b|\bdeemed\s+to\b|\bsuch\s+transfer\b|\btransferee\b|\binvoluntary\s+assignment\b/i,
  },
  takeBack: {
    shown: 'Landlord may take back the premises',
    words: ['enter', 'reenter', 'entry', 'repossess', 'retake', 'possession', 'dispossess', 'evict', 're', 'expel'],
    act: /\b(?:re-?\s?enter|re-?possess|retake|dispossess|evict|expel|(?:takes?|regains?|recovers?|resumes?|terminate\s+(?:the\s+)?(?:tenant|lessee)[’']s)\s+(?:\w+\s+){0,3}?possession)\b/i,
    by: ['landlord'],
    item,
    force: ['may'],
    unless:
      /\bconstrued\b|\bsuch\s+transfer\b|\btransferee\b|\battempt\s+to\s+cure\b|\bfixed\s+assets\b|\bre-?\s?enter\b[^.;]{0,60}\b(?:and|to)\s+(?:\w+\s+){0,2}?(?:cure|perform|remedy|repair)\b/i,
  },
  relet: {
    shown: 'Landlord may relet the premises',
    words: ['relet', 'let', 'reletting'],
    act: /\bre-?\s?let\b/i,
    by: ['landlord'],
    item,
    force: ['may'],
    unless: /\bsuch\s+transfer\b|\btransferee\b/i,
  },
  allRentDue: {
    shown: 'Landlord may claim the rest of the rent at once',
    words: ['accelerate', 'declare', 'due'],
    act: /\b(?:accelerate\s+(?:\w+\s+){0,8}?(?:rents?|payments?|installments?|sums?|balance)|declare\b[^.;]{0,160}?\b(?:rents?|payments?|installments?|sums?|balance)\b[^.;]{0,120}?\bdue)\b/i,
    by: ['landlord'],
    item,
    force: ['may'],
  },
  restBecomesDue: {
    shown: 'Landlord may claim the rest of the rent at once',
    words: ['due', 'payable'],
    act: /\brents?\b[^.;]{0,140}?\b(?:balance|remainder|rest|unexpired)\b[^.;]{0,140}?\b(?:immediately|forthwith|at\s+once)\s+(?:become\s+)?(?:due|payable)\b|\b(?:all|entire|remaining)\b[^.;]{0,60}?\brents?\b[^.;]{0,80}?\b(?:shall|will)\s+(?:become|be)\s+(?:immediately|forthwith|at\s+once)\s+due\b/i,
    needs: /\b(?:default|breach)/i,
    byWords: true,
    unless: /\bexcess\b|\bdifference\b/i,
  },
  lostRent: {
    shown: 'Landlord may claim the rent that it loses',
    words: ['recover', 'damages', 'deficiency', 'difference'],
    act: /\b(?:recover|entitled\s+to|pay|liable)\b[^.]{0,260}?\b(?:present\s+(?:worth|value)|worth\s+at\s+the\s+time|deficiency|reasonable\s+rental\s+value|fair\s+(?:market\s+)?rental?\s+value)\b/i,
  },
  performAtCost: {
    shown: 'Landlord may perform at the tenant’s cost',
    words: ['perform', 'cure', 'remedy'],
    act: /\b(?:perform|cure|remedy)\b[^.;]{0,120}?\b(?:(?:at|for)\s+(?:the\s+)?(?:\w+\s+){0,4}?(?:expense|cost|account)|on\s+(?:behalf\s+of|(?:tenant|lessee)[’']s\s+(?:behalf|part)))/i,
    by: ['landlord'],
    force: ['may'],
  },
  mustMitigate: {
    shown: 'Landlord must limit its loss (mitigate)',
    words: ['mitigate', 'relet'],
    act: /\b(?:mitigate\b|(?:reasonable|diligent|good\s+faith)\s+efforts?\s+to\s+re-?\s?let\b)/i,
    by: ['landlord'],
    force: ['shall'],
  },
  needNotMitigate: {
    shown: 'Landlord need not limit its loss (no duty to mitigate)',
    words: ['mitigate', 'relet'],
    act: /\bmitigate\b/i,
    by: ['landlord'],
    negated: true,
  },
};

export const remedies = defineField({
  id: 'remedies',
  label: 'Remedies',
  group: 'Default',
  lookedFor: 'what the landlord may do on a default',
  topics: ['remedies', 'default'],
  many: true,
  isSame: () => true,
  evidence: [
    ...pointsEvidence(points, { topics: about, section }),
    listed(
      wordsEvidence(
        'anyOfFollowing',
        ['following', 'remedies', 'rights', 'options'],
        new RegExp(
          `\\b${landlord}\\b[^.;]{0,160}?\\b(?:may|shall|will|must|has|have)\\b[^.;]{0,160}?\\b(?:one\\s+or\\s+more\\s+of\\s+the\\s+following|any\\s+of\\s+the\\s+following|the\\s+following\\s+(?:\\w+\\s+){0,2}(?:remedies|rights|options))\\b`,
          'i',
        ),
        { section, about, weight: rank.explicit },
      ),
    ),
    listed(
      wordsEvidence(
        'mayTerminateOrReenter',
        words,
        new RegExp(
          `\\b${landlord}\\b[^.;]{0,260}?\\b(?:may|shall\\s+(?:also\\s+)?have\\s+the\\s+(?:right|option)|has\\s+the\\s+right|(?:right|option)s?\\s+to|shall\\s+be\\s+entitled|elect)\\b[^.;]{0,300}?\\b(?:terminate|cancel|re-?\\s?enter|repossess|re-?let|accelerate|take\\s+possession|retake|declare\\b[^.;]{0,120}\\bdue)\\b`,
          'i',
        ),
        { section, about, weight: rank.usual },
      ),
    ),
    wordsEvidence(
      'listed',
      words,
      /^\W*(?:\(?\w{1,3}[.)]\s+)?(?:to\s+)?(?:with\s+or\s+without\s+[^,;]{0,40}(?:,\s*)?)?(?:terminate|re-?\s?enter|re-?let|repossess|accelerate|declare)\b[^.;]{0,200}\b(?:lease|premises|rent|term|possession)\b/i,
      { section, about, weight: rank.sidePoint },
    ),
    wordsEvidence(
      'pursueAll',
      ['remedies', 'remedy'],
      new RegExp(
        `\\b${landlord}\\b[^.;]{0,120}?\\b(?:may|shall\\s+have|entitled\\s+to)\\b[^.;]{0,160}?\\bremed(?:y|ies)\\b`,
        'i',
      ),
      { section, about, weight: rank.weak },
    ),
  ],
  exclusions: [
    {
      // Rights of the landlord after a fire, a taking, a request or its own default.
      name: 'anotherClause',
      excludes: ({ block }) =>
        /casualty|damage|condemn|assign|sublet|relocat|landlord[’']?s? default|default by landlord|lessor[’']?s? default|default by lessor|(?:tenant|lessee)[’']?s? remed|renewal|option|deposit|expan|hazard/.test(
          block.section.split(' > ').at(-1) ?? '',
        ),
    },
    {
      // The tenant's rights, and rights that require no default.
      name: 'withoutDefault',
      excludes: ({ block, span }, { text }) => {
        const words = text.document.text.slice(span.start, span.end);
        return (
          !/default|breach|remed|violat|fails|failure|activities|situations|following\s+acts|lease shall|re-?enter|re-?let/i.test(
            `${block.section} ${words}`,
          ) ||
          /^(?:if|upon)\s+an?\s+(?:landlord|lessor)\s+(?:event\s+of\s+)?default\b|\bobligated\s+to\s+(?:repair|restore)|^(?:unless|no)\b|\bfails?\s+to\s+surrender|^(?:upon|if|in\s+case)\b[^.;,]{0,80}\b(?:party\s+a|landlord|lessor)(?:[’']s\s+(?:breach|default)|\s+(?:violates|breaches|defaults|fails))/i.test(
            words,
          )
        );
      },
    },
  ],
});
