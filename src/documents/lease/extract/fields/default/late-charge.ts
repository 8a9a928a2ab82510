import { moneyIn, percentsIn } from '#documents/lease/lexicon/figures.ts';
import type { FoundMoney } from '#documents/lease/lexicon/money.ts';
import { numberOfWords } from '#documents/lease/lexicon/numbers.ts';
import { labelEvidence } from '../../evidence.ts';
import { defineField } from '../../field.ts';
import { type ReadValue, showMoney } from '../../readers.ts';
import { notWhere, type Said, type SaidValue, saidEvidence } from '../../said.ts';
import { rank } from '../../weights.ts';

const section = /late|rent|default|interest|payment/;
const about = ['late_charge', 'rent', 'default', 'remedies', 'operating_expenses'] as const;
const charge =
  '(?:late\\s+(?:payment\\s+)?(?:charge|fee|payment\\s+fee|penalty)|delinquency\\s+charge|(?:service|administrative|handling)\\s+(?:charge|fee)|penalty|late\\s+payment)s?';
const late =
  '(?:late|past\\s+due|overdue|delinquent|not\\s+(?:been\\s+|be\\s+)?(?:timely\\s+)?(?:paid|received|made)|unpaid|when\\s+due|(?:fails?\\s+to|does\\s+not)\\s+pay|delayed?|default|arrears)';

export const lateCharge = defineField({
  id: 'late_charge',
  label: 'Late charge and interest',
  group: 'Default',
  lookedFor: 'a late charge or default interest',
  topics: ['late_charge', 'rent', 'default'],
  many: true,
  evidence: [
    labelEvidence('label', /^late\s+(?:charge|fee|payment)s?(?:\s+(?:amount|rate|percentage))?$/, readLabel, {
      titled: false,
      limit: 200,
    }),
    labelEvidence(
      'rateLabel',
      /^(?:(?:default|overdue|late\s+payment)\s+(?:interest\s+)?rate|(?:default\s+)?interest\s+rate(?:\s+on\s+(?:overdue|late)\s+\w+)?|(?:default|late)\s+interest|interest)$/,
      readRate,
      {
        titled: false,
        limit: 260,
      },
    ),
    saidEvidence(
      'charge',
      ['late', 'delinquency', 'penalty', 'service', 'administrative', 'handling'],
      new RegExp(
        `\\b${charge}\\b[^;]{0,260}?(?:\\d\\)?\\s?%|per\\s?cent|\\$\\s?\\d|\\d/10{3,4})|(?:\\d\\)?\\s?%|per\\s?cent|\\$\\s?\\d[\\d,.]*)\\)?[^.;]{0,160}?\\b${charge}\\b`,
        'i',
      ),
      chargeOf,
      { section, about, weight: rank.usual },
    ),
    saidEvidence(
      // `Rent not paid by the tenth day of the month shall bear a charge of $250.00 and interest`
      'bearsCharge',
      ['charge'],
      new RegExp(
        `\\b(?:${late}|not\\s+received)\\b[^;.]{0,120}?\\b(?:bears?|incurs?|pay|carr(?:y|ies))\\s+an?\\s+(?:late\\s+)?charge\\s+of\\s+[^;.]{0,20}`,
        'i',
      ),
      (said) => amountsOf(wholeMatch(said).slice(said.match.search(/\bcharge\s+of\b/i)), said.sentence),
      { section, about },
    ),
    saidEvidence(
      'percentOfLate',
      ['late', 'overdue', 'delinquent', 'due', 'paid', 'received', 'delayed'],
      new RegExp(
        `\\b${late}\\b[^;]{0,320}?\\bpay\\b[^;.]{0,120}?\\b(?:equal\\s+to|of)\\s+[^;.%]{0,60}?(?:\\d\\)?\\s?%|per\\s?cent)\\)?\\s+of\\s+(?:the\\s+|such\\s+|any\\s+|each\\s+)?(?:amount|overdue|late|delinquent|unpaid|payment|installment|base\\s+rent|rent|basic)|(?:\\d\\)?\\s?%|per\\s?cent)\\)?\\s+of\\s+(?:the\\s+)?(?:base\\s+rent|rent|amount)\\s+for\\s+any\\s+late\\s+payment`,
        'i',
      ),
      (said) =>
        /\b(?:per\s+annum|per\s+year|interest)\b/i.test(said.match) ? null : amountsOf(wholeMatch(said), said.sentence),
      { section, about },
    ),
    saidEvidence(
      // `a late charge of four (4¢) cents for each dollar so overdue`
      'centsPerDollar',
      ['cents', 'dollar'],
      /(?:\b(?:(?:(?:\w{3,6}\s+)?\(?(\d{1,2})\s?¢?\s?\)?\s?(?:¢|cents?))|(?:two|three|four|five|six|seven|eight|nine|ten)\s+cents)|\$\s?0?\.\d{2})(?:\s+\(\$\s?0?\.\d{2}\))?\s+(?:(?:for|on)\s+(?:each|every)|per)\s+(?:one\s+)?(?:\(\$1\)\s+)?dollar\b/i,
      ({ match, sentence }) => {
        const printed = /^\$\s?0?\.(\d{2})/.exec(match)?.[1];
        const cents =
          (printed === undefined ? undefined : String(Number(printed))) ??
          numberOfWords(/^\w+/.exec(match)?.[0].toLowerCase() ?? '')?.toString() ??
          /\d{1,2}/.exec(match)?.[0];
        if (cents === undefined || !new RegExp(late, 'i').test(sentence)) return null;
        return { value: `${cents}%`, shown: `${cents}%` };
      },
      { section, about, weight: rank.usual },
    ),
    saidEvidence(
      'interest',
      ['interest', 'rate'],
      /\b(?:bears?|accrues?|pay|with|assess|charge[ds]?|plus|and|together\s+with)\b[^.;]{0,80}?\binterest\b[^;]{0,260}?(?:(?:\d|half)\)?\s?\)?(?:%|\s?per\s?cent)|prime)|\binterest\s+on\s+(?:arrears|overdue|late)\b[^.;]{0,160}?(?:\d\)?\s?\)?(?:%|\s?per\s?cent)|prime)|\b(?:default|interest|overdue)\s+rate[”"]?\)?\s+(?:shall\s+mean|means|is|shall\s+be|equal\s+to)\b[^;]{0,260}?(?:\d\)?\s?%|per\s?cent|prime)|(?:\d\)?\s?%|per\s?cent)\)?[^.;]{0,60}?\bper\s+(?:annum|month)\b[^.;]{0,100}?\b(?:default\s+rate|unpaid|overdue|past\s+due|delinquent)/i,
      interestOf,
      { section, about: [...about, 'landlord_liability', 'definitions', 'miscellaneous'], weight: rank.sidePoint },
    ),
    saidEvidence(
      'perDay',
      ['day', 'daily', 'overdue', 'delayed'],
      /(?:\d(?:\.\d+)?\s?%|\d\/1?0{3,5}|‰)[^.;]{0,60}?\b(?:each|every|per|a)\s+(?:overdue\s+|delayed\s+)?day\b|\bdaily\b[^.;]{0,60}?(?:\d\s?%|\d\/1?0{3,5})|\b(?:each|every|per)\s+(?:overdue\s+|delayed\s+)?day\b[^.;]{0,80}?(?:\d\s?%|\d\/1?0{3,5})/i,
      perDayOf,
      { section, weight: rank.usual },
    ),
  ],
  exclusions: [
    // `If the return is delayed, 200% of the fee per day`: the return of the premises is late, not a payment.
    notWhere(
      'lateReturn',
      /\b(?:return|surrender|redelivery|hand-?over|vacation)\b(?!\s+(?:payment|receipt|check))[^.;,]{0,60}\b(?:is|are|be|being)\s+(?:delayed|late|overdue)\b|\b(?:delay\w*|late|fails?|failure)\s+(?:in\s+|to\s+)?(?:the\s+)?(?:return|surrender|vacat|redeliver|mov)\w*\s+(?:the\s+|of\s+the\s+|out\b|possession)/i,
    ),
    // `the costs of the cure plus an administrative fee of 15%`: interest on what the landlord has spent.
    notWhere(
      'onCosts',
      /\b(?:costs?|expenses|disbursements)\b[^.;]{0,160}\b(?:plus|with|and)\s+(?:an?\s+)?(?:administrati(?:ve|on)|service|handling)\s+(?:charge|fee)\b|\b(?:sums|amounts|costs)\s+(?:paid|incurred|expended|advanced)\b[^.;]{0,60}\bby\s+(?:the\s+)?(?:landlord|lessor)\s+in\s+curing\b|\bliens?\b[^.;]{0,160}\b(?:sums|amounts|costs)\s+(?:so\s+)?(?:paid|incurred|expended|advanced)\b/i,
    ),
    // Percentages of other things: deposits, holdover rent, construction, sales, audits.
    notWhere(
      'otherMatter',
      /\b(?:contract\s+value|hold(?:s|ing)?[\s-]?over|gross\s+sales|security\s+deposit|amortiz|allowance|audit|management\s+fee|condemn|tax(?:es)?\s+(?:bill|refund)|overpa(?:id|yment)|construction|(?:returned|dishonor\w*|bounced)\b|overhead|expiration\s+date|commission|landlord\s+shall\s+pay|lessor\s+shall\s+pay)/i,
    ),
  ],
});

const short = ({ amount, currency }: FoundMoney): string => showMoney(amount, currency).replace(/\.00$/, '');

function amountsOf(piece: string, sentence = piece): SaidValue | null {
  const percent = percentsIn(piece)[0];
  const money = moneyIn(piece)[0];
  const pair =
    /\b(greater|lesser|higher|larger|less)\s+of\b|\bwhichever\s+(?:amount\s+)?is\s+(?:the\s+)?(greater|lesser|higher|larger|less|more)\b/i.exec(
      sentence,
    );
  const word = pair?.[1] ?? pair?.[2];
  if (percent && Number(percent.percent) > 25) return null;
  if (percent && money && word) {
    const parts = [`${percent.percent}%`, short(money)];
    const value = `${word.toLowerCase()} of ${(percent.start < money.start ? parts : parts.reverse()).join(' or ')}`;
    return { value, shown: `The ${value}` };
  }
  if (percent && /^[^.;]{0,60}\b(?:per|each|every|a)\s+day\b/i.test(piece.slice(percent.end))) return null;
  if (percent) return { value: `${percent.percent}%`, shown: `${percent.percent}%` };
  // `$0.04 for each dollar overdue` is a rate.
  if (!money || Number(money.amount) < 1) return null;
  const isDaily = /^[^.;]{0,20}\b(?:per|each|every|a)\s+day\b/i.test(piece.slice(money.end));
  const value = `${short(money)}${isDaily ? ' per day' : ''}`;
  return { value, shown: value };
}

/** The pattern may match in the middle of a number: `12%` at its 2. */
function numberStart(sentence: string, at: number): number {
  let from = at;
  while (from > 0 && /[\d.,]/.test(sentence[from - 1] ?? '')) from -= 1;
  return from;
}

function wholeMatch({ sentence, at, match }: Said): string {
  return sentence.slice(numberStart(sentence, at), at + match.length);
}

function chargeOf({ sentence, at }: Said): SaidValue | null {
  const piece = sentence.slice(numberStart(sentence, at)).slice(0, 520);
  if (/\b(?:interest|default\s+rate)\b/i.test(piece.slice(0, piece.search(/[%$]|per\s?cent/i)))) return null;
  // `interest at 2% above the rate of the Penalty Interest Rates Act`
  if (/\binterest\s+(?:at|of)\s+\W{0,3}$/i.test(sentence.slice(0, numberStart(sentence, at)))) return null;
  const percent = percentsIn(piece)[0];
  // `for each day of delay a late fee of 0.05%`: a daily rate, which has its own evidence.
  const before = sentence.slice(Math.max(0, numberStart(sentence, at) - 60), numberStart(sentence, at));
  if (percent && /\b(?:each|every|per)\s+day\b/i.test(before + piece.slice(0, percent.start))) return null;
  if (percent && /^\)?\s*per\s+(?:annum|month|year)\b/i.test(piece.slice(percent.end))) {
    // `interest at 12% per annum, and on the second occasion a late charge of 3%`: the charge comes later.
    const behind = new RegExp(`\\b${charge}\\b`, 'i').exec(piece.slice(percent.end));
    const own = behind === null ? null : piece.slice(percent.end + behind.index);
    if (own !== null && new RegExp(late, 'i').test(sentence) && /^[^;]{0,80}?[\d]\s?%|^[^;]{0,80}?\$\s?\d/.test(own))
      return ofOccasion(amountsOf(own), piece.slice(percent.end, percent.end + (behind?.index ?? 0)));
    // `a late fee of $250 plus 1.5% per month`: a fee with interest in addition.
    const fee = new RegExp(late, 'i').test(sentence) ? piece.slice(0, percent.start) : '';
    return /\bplus\s+$/i.test(fee) ? amountsOf(fee) : null;
  }
  return new RegExp(late, 'i').test(sentence) ? amountsOf(piece) : null;
}

/** `on the second occasion in a year a late charge of 3%`: doesn't apply to the first late payment. */
function ofOccasion(value: SaidValue | null, lead: string): SaidValue | null {
  const which = /\b(?:on|after|upon|for)\s+(?:the\s+|any\s+)?(second|third|fourth)\b/i.exec(lead)?.[1];
  return value === null || which === undefined
    ? value
    : { ...value, shown: `${value.shown ?? value.value} (from the ${which.toLowerCase()} late payment)` };
}

function interestOf({ sentence, at, match }: Said): SaidValue | null {
  if (!new RegExp(`\\b(?:${late}|default\\s+rate|past[\\s-]due|until\\s+paid|delinquen\\w+)`, 'i').test(sentence))
    return null;
  const isGreater = /\b(?:greater|higher)\s+of\b/i.test(sentence.slice(at, at + match.length));
  const piece = sentence.slice(numberStart(sentence, at), at + match.length + (isGreater ? 480 : 140));
  const base = /\b(?:prime|euribor|libor|sofr|base\s+rate)\b/i.exec(piece)?.[0];
  const percent = percentsIn(piece).find(
    ({ percent: each, start, end }) =>
      Number(each) <= 36 &&
      (/\b(?:interest|rate)\b/i.test(piece.slice(0, start)) ||
        /^\)?\s*(?:per\s?cent\s+)?per\s+(?:annum|month|year)\b/i.test(piece.slice(end))),
  );
  const half = /\bone\s+and\s+one-?\s?half\b|1[\s-]?1\s?\/\s?2|1½/i.test(piece) ? '1.5' : null;
  const value = half ?? percent?.percent;
  if (value === undefined) return null;
  const per = /\bper\s+month\b|\bmonthly\b/i.test(piece) ? ' per month' : ' per year';
  const plus =
    base !== undefined ||
    /\b(?:in\s+excess\s+of|above|over|plus|greater\s+than)\b[^.;]{0,60}\b(?:rate|prime)\b/i.test(piece);
  const lesser = /\b(?:lesser|lower|less)\s+of\b/i.test(piece)
    ? lesserOf(sentence, value)
    : otherRate(piece, value, base !== undefined);
  const shown = plus
    ? `interest at ${base === undefined ? 'a published rate' : /prime/i.test(base) ? 'prime' : base} + ${value}%`
    : `interest at ${value}%${per}`;
  // Someone who reads only this value must not conclude that nothing else is due.
  const more = new RegExp(`\\b${charge}\\s+(?:of|equal|in\\s+the\\s+amount)\\b`, 'i').test(sentence)
    ? ', in addition to a late charge'
    : '';
  return { value: shown, shown: `${shown[0]?.toUpperCase() ?? ''}${shown.slice(1)}${lesser}${more}` };
}

/**
 * `the greater of 2% above prime or 12%`, `the maximum rate permitted by law or, if there is none, 18%`: quoting only
 * one of the two is not enough.
 */
function otherRate(piece: string, value: string, isAboveBase: boolean): string {
  if (/\bmaximum\b[^.;]{0,80}\bor,?\s+(?:\(\w{1,3}\)\s+)?if\s+there\s+is\s+no(?:ne|\s+such)\b/i.test(piece))
    return ' if the law sets no maximum, otherwise at that maximum';
  if (!isAboveBase || !/\b(?:greater|higher)\s+of\b/i.test(piece)) return '';
  const other = percentsIn(piece).find(({ percent }) => percent !== value && Number(percent) <= 36)?.percent;
  return other === undefined ? '' : ` or ${other}%, whichever is greater`;
}

/** The cap of the rate: another rate if the sentence names one, otherwise the legal maximum. */
function lesserOf(sentence: string, value: string): string {
  const other = percentsIn(sentence).find(({ percent }) => percent !== value && Number(percent) <= 36)?.percent;
  const isLegal = /\b(?:maximum|highest|lawful|legal|law|permitted|allowed|usur\w*)\b/i.test(sentence);
  return other === undefined || isLegal ? ' or the legal maximum, if less' : ` or ${other}%, if less`;
}

function perDayOf(said: Said): SaidValue | null {
  const match = wholeMatch(said);
  if (
    !/\b(?:late|overdue|delay\w*|due\s+date|due)\b/i.test(said.sentence) ||
    /\bcredit|expiration\b/i.test(said.sentence)
  )
    return null;
  const fraction = /(\d)\/(1?0{3,5})/.exec(match);
  const percent = percentsIn(match)[0]?.percent;
  const mille = /(?<!\d)\d+(?:\.\d+)?\s?‰/.exec(match)?.[0];
  if (mille !== undefined) return { value: `${mille.replace(' ', '')} per day`, shown: `${mille} per day` };
  const value = fraction
    ? `${fraction[1]}/${fraction[2]} per day`
    : percent === undefined
      ? null
      : `${percent}% per day`;
  return value === null ? null : { value, shown: value };
}

function readRate(piece: string): ReadValue[] {
  const percent = percentsIn(piece)[0];
  if (!percent || Number(percent.percent) > 36) return [];
  const base = /\b(?:prime|euribor|libor|sofr|base\s+rate)\b/i.exec(piece)?.[0];
  const isAbove =
    base !== undefined ||
    /\b(?:above|over|plus|more\s+than|in\s+excess\s+of)\b[^.;]{0,60}\brate\b/i.test(piece.slice(percent.end));
  const shown = isAbove
    ? `interest at ${base === undefined ? 'a published rate' : base.toLowerCase().replace(/^base/, 'the base')} + ${percent.percent}%`
    : `interest at ${percent.percent}%${/\bmonth/i.test(piece) ? ' per month' : ' per year'}`;
  return [{ value: shown, shown: `I${shown.slice(1)}`, start: 0, end: percent.end }];
}

function readLabel(piece: string): ReadValue[] {
  const percent = percentsIn(piece)[0];
  const isInterest =
    percent !== undefined &&
    (/\binterest\b/i.test(piece.slice(0, percent.start)) ||
      /^\)?\s*per\s+(?:annum|month|year)\b/i.test(piece.slice(percent.end)));
  if (isInterest) return readRate(piece.slice(0, percent.end + 60));
  const value = amountsOf(piece.slice(0, 200));
  const end = /[.;\n]/.exec(piece)?.index ?? Math.min(piece.length, 200);
  return value === null ? [] : [{ value: value.value, shown: value.shown, start: 0, end: Math.max(end, 2) }];
}
