import { durationPattern, readDuration } from '#documents/lease/lexicon/durations.ts';
import type { Block } from '#documents/lease/prepare/block.ts';
import type { Evidence, FieldContext, Reading } from '../../field.ts';
import type { NamedScore } from '../../score.ts';
import { landlord } from '../../sides.ts';
import { added, rank, weights } from '../../weights.ts';

/** A failure of the tenant with the time to cure it. */
export interface CurePeriod {
  readonly of: 'payment' | 'other' | 'both';
  readonly days: number;
  /** The number of months if the period is in months. */
  readonly months: number | null;
  readonly business: boolean;
  readonly afterNotice: boolean;
  /** For a separate duty, such as documents to deliver; not for the lease's covenants or its rent. */
  readonly isWeak: boolean;
  readonly start: number;
  readonly end: number;
  readonly block: Block;
}

const words = [
  'fail',
  'fails',
  'failure',
  'failed',
  'default',
  'defaults',
  'breach',
  'nonpayment',
  'cure',
  'cured',
  'neglect',
  'neglects',
  'paid',
  'remedy',
  'delay',
  'overdue',
  'arrear',
  'arrears',
  'delays',
  'delayed',
  'delaying',
  'violates',
  'violation',
  'unpaid',
  'perform',
  'pay',
  'late',
  'breaks',
  'breaches',
];
/** List items and sentences; items of a list are alternatives. */
const stops =
  /;|\.(?=\s+[A-Z(“"])|(?:,|\band|\bor)\s+(?=\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s)|(?<=\s)(?=\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s+(?:if|the\s+failure|failure|tenant|lessee)\b)/gi;
const period = new RegExp(
  `\\b(?:within|(?<=\\b(?:remedied|cured|rectified|corrected|fixed|(?:fix|cure|remedy)\\s{1,9}(?:it|them|this))\\s{1,9})in|continues?|is(?=\\s+(?:${durationPattern})\\s+(?:in\\s+arrears?|late|overdue)\\b)|for|period\\s+of|than|of|after|over|exceed(?:s|ing)?|reach(?:es|ing)?|up\\s+to|remains?\\s+uncured|upon|giving|written|overdue|unpaid|remains?\\s+unpaid)\\s+(?:(?:an?\\s+)?(?:additional\\s+)?(?:period|continuous\\s+period)\\s+of\\s+)?(?:a\\s+|an\\s+|the\\s+|its\\s+)?(?:at\\s+least\\s+|not\\s+less\\s+than\\s+|more\\s+than\\s+|over\\s+)?(${durationPattern})`,
  'gi',
);
const payment =
  /\b(?:fail\w*|neglect\w*|default\w*|delay\w*|refus\w+|breach|does\s+not|doesn[’']t)\b[^.;]{0,90}?\b(?:pay|pays|paying|payment|payments)\b|\bnot\s+pay\b|\brent\b[^.;]{0,30}\bis\b(?=[^.;]{0,30}$)|\bdoes\s+not\s+(?:actually\s+)?receive\s+(?:the\s+)?rent|\bnot\s+(?:been\s+|be\s+|yet\s+)?(?:paid|received)|\bnon-?payment\b|\blate\s+(?:with|in)\b[^.;,]{0,40}\b(?:rent|payments?)\b|\bin\s+paying\b|\bunpaid\b|\barrears?\b|\brent\b[^.;]{0,60}\boverdue\b|\boverdue\b[^.;]{0,40}\brent\b|\bpayment\s+of\b[^.;]{0,40}\brent\b/i;
const otherThanPayment =
  /\b(?:other\s+than|except(?:ing)?|not\s+involving|does\s+not\s+include)\b[^.;,]{0,50}\b(?:pay\w*|monetary|non-?payment|failure\s+to\s+pay|items?\s+\(|clauses?|described|specified|set\s+forth|those|defaults?)|\bnon-?monetary\b/i;
const performance =
  /\b(?:perform\w*|violat\w+|observe[ds]?|comply|complies|compliance|adheres?|covenants?|fulfil\w*|keep|non-?monetary)\b|\bdefault\b[^.;]{0,40}?\b(?:as\s+to|under|of)\b[^.;]{0,30}?\b(?:terms|provisions|conditions)\b|\b(?:breach|break)(?:es|ed|s)?\s+(?:a|an|any|another)\b|\banother\s+(?:default|breach|term|covenant|obligation|duty|promise)\b|\b(?:any|all|each)\s+(?:of\s+the\s+)?other\s+(?:promises?|terms?|provisions?|obligations?|defaults?|breach\w*|failures?|conditions?|agreements?|covenants?)\b/i;
const strong =
  /\b(?:covenants?|conditions?|provisions?|obligations?|duties|any\s+other\s+default|terms?(?=\s*(?:,|or\b|and\b)))/i;
const failure =
  /\b(?:fail\w*|default\w*|breach\w*|delay\w*|neglect\w*|(?:(?:does|do)\s+not|doesn[’']t)\s+(?:actually\s+)?(?:fix|pay|receive|remedy|cure|perform|comply|rectify)|not\s+(?:been\s+)?(?:paid|cured|remed\w+|received)|non-?payment|violat\w+|unpaid|overdue|arrears?|uncured|unremedied|unperformed|late|breaks|not\s+(?:pay|cure|remedy))\b|\brent\b[^.;]{0,30}\bis\b(?=\s*$)/i;
/** Other matters that have their own period. */
const foreign = new RegExp(
  `\\b(?:petition|bankrupt\\w*|insolv\\w*|attachment|receiver|trustee|levy|dismiss\\w*|excusable\\s+delay|force\\s+majeure|preceding\\s+sentence|abandon\\w*|vacat\\w*|guarantor|mortgagees?|lender|late\\s+(?:charge|fee)|casualty|condemn\\w*|arbitrat\\w*|prevailing|inspect\\w*|audit\\w*|holdover|renew\\w*|extend|extension|option|surrender|commence\\s+business|${landlord}(?:[’']s)?\\s+(?:shall\\s+|will\\s+)?(?:not\\s+)?(?:fails?|violates?|defaults?|failure|breach\\w*|(?:be|is)\\s+(?:not\\s+)?(?:deemed\\s+)?(?:to\\s+be\\s+)?in\\s+default|neglects?)|(?:default|breach|failure)\\s+(?:by|of)\\s+(?:the\\s+)?${landlord})\\b`,
  'i',
);
/** Duties that have their own period; listed with a failure to pay, they are only further items. */
const ownTime =
  /\b(?:estoppel|subordinat\w*|liens?|insurance|certificate|interest|hazardous|letter\s+of\s+credit|statement|execution|discharge[ds]?|move)\b/i;
/** `five days after it is due, no notice being required`, `ten days, without notice or demand` */
const withoutNotice =
  /\b(?:no|without(?:\s+the\s+necessity\s+of)?(?:\s+any)?)\s+(?:(?:prior|further|written|formal|such|demand|or)\s+){0,3}(?:notice|demand)(?:\s+or\s+(?:notice|demand))?\b|\bwhether\s+or\s+not\s+(?:legally\s+|formally\s+)?demanded\b/i;
/**
 * `five days after it falls due, or any other default continues for ten days after notice`: the notice is for the other
 * default.
 */
const afterDue =
  /^\)?\s*(?:after|of|from|following)\s+(?:(?:it|they|the|such|its|same|becoming|falling|date|when|is|are)\s+){0,4}(?:falls?\s+due|became\s+due|becomes?\s+(?:due|payable)|due|payable)\b/i;
/** `fails to pay within three days, or to perform any other duty within twenty days`: the verb is before the first period. */
const nextFailure = /^[^.;]{0,60}\bor\s+to\s+(?:perform|observe|comply|keep|fulfil)\b/i;
const home = /default|remed|breach|termination|re-?entry|forfeit|grace/;
/** Titles of sections in which a failure has a different consequence. */
const elsewhere =
  /sign|insur|security|mainten|repair|lien|surrender|hazard|alterat|utilit|rent|late|self-help|right to (?:cure|perform)|performance by/;

const thatDefault = /\b(?:cure|remedy|correct|rectify)\s+(?:such|the|said|that|its)\s+(?:defaults?|breach|failure)\b/i;
const ofLandlord = new RegExp(`\\b${landlord}(?:[’']s)?\\s+default|default\\s+(?:by|of)\\s+${landlord}`, 'i');

const isElsewhere = (title: string) => elsewhere.test(title) && !/\bgrace\b/.test(title);

const known = new WeakMap<object, readonly CurePeriod[]>();

/** Every period within which the tenant may cure a failure. */
export function curePeriodsOf({ text }: FieldContext): readonly CurePeriod[] {
  const before = known.get(text);
  if (before) return before;
  const found = text.blocksWith(words).flatMap((block) => {
    if (block.kind === 'heading') return [];
    const isAboutDefault = text.topicsOf(block).includes('default');
    return [...periodsIn(block, isAboutDefault), ...namedAfter(block, isAboutDefault)];
  });
  known.set(text, found);
  return found;
}

function periodsIn(block: Block, isAboutDefault: boolean): CurePeriod[] {
  const isHome = home.test(block.section) || isAboutDefault;
  if (ofLandlord.test(block.section)) return [];
  return piecesOf(block.text).flatMap(({ start, text }, index, pieces) => {
    // `fails (a) to pay …, or (b) to perform …`: the verb is before the list.
    const goesOn =
      /^\(?\w{1,4}\)\s+to\s/.test(text) &&
      pieces.slice(0, index).some((each) => /\bfails?\s*(?:\(?\w\)\s)?|\bfailure\b/i.test(each.text));
    if (!failure.test(text) && !goesOn) return [];
    if (!isHome && !/\b(?:events?\s+of\s+default|in\s+default|default|terminate|breach)\b/i.test(block.text)) return [];
    const found: CurePeriod[] = [];
    let from = 0;
    for (const match of text.matchAll(period)) {
      const duration = readDuration(match[1] ?? '');
      const end = match.index + match[0].length;
      const lead = text.slice(from, end - (match[1] ?? '').length);
      const tail = text.slice(end, end + 110);
      if (duration === null || duration.unit === 'year') continue;
      const days = duration.count * (duration.unit === 'week' ? 7 : duration.unit === 'month' ? 30 : 1);
      const months = duration.unit === 'month' ? duration.count : null;
      if (
        days > 120 ||
        !(
          goesOn ||
          failure.test(lead) ||
          (from > 0 && nextFailure.test(lead)) ||
          /^(?:[^.;,]{0,80}\b(?:default|failure|breach)|\s{1,9}(?:late|overdue|in\s+arrears?)\b)/i.test(tail)
        ) ||
        foreign.test(lead) ||
        (ownTime.test(lead) && !payment.test(lead.slice(0, 160))) ||
        isOfDeposit(lead) ||
        isOtherTime(lead, tail)
      )
        continue;
      if (
        isSelfHelp(text.slice(end)) ||
        /^[^.;]{0,160}\b(?:late\s+(?:charge|fee|payment)|interest|penalty|liquidated)\b/i.test(text.slice(end))
      )
        continue;
      // If the item itself doesn't name a duty, the words after the period or the previous sentence do.
      const named = [
        lead,
        `${lead} ${/^[^.;,]{0,110}/.exec(tail)?.[0] ?? ''}`,
        sentenceBefore(block.text, start + match.index),
        // `Upon such notice, Tenant must cure such default within thirty days`: the clause defines a default earlier.
        ...(thatDefault.test(lead) ? [block.text.slice(0, start + match.index)] : []),
      ];
      const own = named.find((words) => payment.test(words) || performance.test(words)) ?? lead;
      const isPayment = payment.test(own) && !otherThanPayment.test(own);
      const isOther = performance.test(own);
      // Months can be the cure period for unpaid rent; for other failures they belong to something else.
      if (
        (!isPayment && !isOther) ||
        (months !== null && (!isPayment || isOther || !/\b(?:arrears?|overdue|delay\w*|unpaid|fail\w*)\b/i.test(lead)))
      )
        continue;
      found.push({
        of: isPayment ? (isOther ? 'both' : 'payment') : 'other',
        isWeak: isPayment ? !/\brent|rental|monetary\b/i.test(own) : !strong.test(own),
        days,
        months,
        business: /business|working/i.test(match[1] ?? ''),
        afterNotice: /\b(?:notice|notif\w+|demand|receipt)\b/i.test(
          `${lead.slice(-60)} ${afterDue.test(tail) || /^\s*whether\s+or\s+not\b/i.test(tail) ? (tail.split(/[,;]/)[0] ?? '') : tail}`.replace(
            withoutNotice,
            '',
          ),
        ),
        start: block.start + start + from,
        end: block.start + start + Math.min(text.length, end + (/^[^.;,]{0,100}/.exec(tail)?.[0].length ?? 0)),
        block,
      });
      const apart = new RegExp(`^\\s*\\(\\s*(${durationPattern})[^()]{0,90}\\bother\\s+than\\b`, 'i').exec(tail);
      const other = apart ? readDuration(apart[1] ?? '') : null;
      const last = found.pop();
      if (last && other !== null && last.of === 'both')
        found.push(
          { ...last, of: 'payment' },
          { ...last, of: 'other', days: other.count, business: /business/i.test(apart?.[1] ?? '') },
        );
      else if (last) found.push(last);
      from = end;
    }
    return found;
  });
}

/**
 * `ten days after notice to cure a failure to pay, and thirty days after notice to cure any other default`: the failure
 * follows its period.
 */
function namedAfter(block: Block, isAboutDefault: boolean): CurePeriod[] {
  if (ofLandlord.test(block.section) || !(home.test(block.section) || isAboutDefault)) return [];
  return piecesOf(block.text).flatMap(({ start, text }) => {
    const found: CurePeriod[] = [];
    for (const match of text.matchAll(periodBefore)) {
      const duration = readDuration(match[1] ?? '');
      const named = match[3] ?? '';
      const lead = text.slice(0, match.index);
      if (
        duration === null ||
        duration.unit !== 'day' ||
        duration.count > 120 ||
        foreign.test(`${lead.slice(-60)}${named}`) ||
        ownTime.test(named) ||
        isOtherTime(lead, match[2] ?? '') ||
        landlordHas.test(lead)
      )
        continue;
      const isOther = anotherFailure.test(named);
      const isPayment = !isOther && aPayment.test(named);
      if (!isOther && !isPayment) continue;
      found.push({
        of: isPayment ? 'payment' : 'other',
        isWeak: false,
        days: duration.count,
        months: null,
        business: /business|working/i.test(match[1] ?? ''),
        afterNotice: /\bnotice\b/i.test(match[2] ?? ''),
        start: block.start + start + match.index,
        end: block.start + start + match.index + match[0].length,
        block,
      });
    }
    return found;
  });
}

const landlordHas = new RegExp(`\\b${landlord}\\s+(?:has|(?:shall|will|must)\\s+have|is\\s+given|gets)\\s*$`, 'i');

/** A period, a notice, and the failure that it is for. */
const periodBefore = new RegExp(
  `(?<!\\bwithin\\s{1,20})(${durationPattern})((?:[’']s?)?(?:\\s+(?:after|following|from|of|prior|written|such|like|receipt|a|the|days?|notice)){0,6}\\s+(?:(?:is|are)\\s+required\\s+for|(?:in\\s+which\\s+)?to(?=\\s+(?:cure|pay|remedy|correct|rectify)\\b)|for|still))\\s([^.;,]{3,60}?)(?=[.;,]|\\s(?:and|or|but)\\s|$)`,
  'gi',
);
const aPayment = /\b(?:pay|payment|payments|rent|rents|monetary|nonpayment|non-payment|unpaid)\b/i;
const anotherFailure =
  /\b(?:any|all|each|every|an)?\s*\b(?:other|another|non-?monetary)\b(?!\s+(?:rent|payment|sum|amount|charge))/i;

/** `twice within any twelve months`, `ten days before`, a grace period of a charge. */
function isOtherTime(lead: string, tail: string): boolean {
  return (
    // `the period under this Sublease is shorter by five days`: a change of other periods.
    /\b(?:shorter|longer)\s+by\b/i.test(lead) ||
    /\b(?:times|twice|once|occasions?|first|last|month(?:ly)?)\b[^.;]{0,40}$|\bmay\s+(?:use|apply|retain|draw)\b[^.;]{0,20}$/i.test(
      lead,
    ) ||
    /^[^.;,]{0,30}\b(?:prior|before|per\s+annum|in\s+advance|of\s+each)\b/i.test(tail) ||
    /\b(?:reasonably\s+required|cannot|requires?\s+more|susceptible|longer|additional\s+(?:period|time|days|\w+\s+\(?\d)|extended?|exceed|in\s+any\s+event|not\s+more)\b[^.;]{0,80}$/i.test(
      lead.slice(-110),
    ) ||
    /^[^.;,]{0,40}\b(?:are|is)\s+(?:reasonably\s+)?required/i.test(tail)
  );
}

/** `If Tenant fails to perform, within 10 days after notice, Landlord may perform`: the landlord's own act, not a default. */
function isSelfHelp(rest: string): boolean {
  return new RegExp(
    `^[^.;]{0,220}?\\b${landlord}\\s+(?:may|shall\\s+have\\s+the\\s+right)[^.;]{0,160}?\\b(?:perform|cure|pay|make)\\b`,
    'i',
  ).test(rest);
}

function sentenceBefore(text: string, at: number): string {
  const lead = text.slice(Math.max(0, at - 900), at);
  return lead.slice(Math.max(0, lead.lastIndexOf('. ') + 1));
}

/** Restoring the deposit or the letter of credit has its own period. */
function isOfDeposit(lead: string): boolean {
  return /\bsecurity\s+deposit\b/i.test(lead) && !/\brent\b/i.test(lead);
}

function piecesOf(text: string): { readonly start: number; readonly text: string }[] {
  const pieces: { start: number; text: string }[] = [];
  let start = 0;
  for (const stop of text.matchAll(stops)) {
    const end = stop.index + stop[0].length;
    pieces.push({ start, text: text.slice(start, end) });
    start = end;
  }
  pieces.push({ start, text: text.slice(start) });
  return pieces.filter((piece) => piece.text.length > 25);
}

/** Periods of one kind of failure as evidence. */
export function cureEvidence(name: string, accepts: (cure: CurePeriod) => boolean, weight: NamedScore = 0): Evidence {
  return {
    name,
    kind: 'phrase',
    find: (context) =>
      curePeriodsOf(context)
        .filter(accepts)
        .map((cure): Reading => {
          const length =
            cure.months === null
              ? `${cure.days} ${cure.business ? 'business ' : ''}day${cure.days === 1 ? '' : 's'}`
              : `${cure.months} month${cure.months === 1 ? '' : 's'}`;
          const shown = `${length}${cure.afterNotice ? ' after notice' : ''}`;
          return {
            value: cure.months !== null || cure.business ? length : cure.days,
            shown,
            span: { start: cure.start, end: cure.end },
            block: cure.block,
            weight: added(
              weight,
              cure.isWeak ? rank.partial : 0,
              home.test(cure.block.section) ? weights.ofDefaultClause : 0,
              isElsewhere(cure.block.section.split(' > ').at(-1) ?? '') ? weights.ofOtherClause : 0,
              cure.afterNotice ? rank.afterNotice : 0,
              /\bevents?\s+of\s+default\b|\bin\s+default\b/i.test(cure.block.text) ? rank.supported : 0,
            ),
          };
        }),
  };
}
