import type { FieldContext } from '../../extract/field.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { inSentence, readWords, underHeading } from '../letter-evidence.ts';
import { amountsOf, readAnyAmount, readTotals, showAmount } from '../letter-values.ts';
import { rentSteps } from '../rent-steps.ts';
import { partsAbout, type Term, termsOf } from '../terms.ts';
import { letterField } from './letter-field.ts';
import { readRate } from './read-rate.ts';
import { saidPercent, saidStep } from './said/escalation.ts';

const perYear = String.raw`(?:(?:per|a|each|every|\/)\s?(?:year|yr|annum|lease year|anniversary|12 months)|annual\w*|yearly|bumps?|on each anniversary|escalat\w+|increases?|p\.?a\.?)`;
const notOfRent =
  /\b(?:deposit|security|allowance|options?|renewals?|extensions?|parking|free|abat\w*|nets|opex|guarant\w*|commission|fees?|termination|sales|cap)\b/i;

/** `Years 1-5: $4.00 per ft. 6-10: $5.25`, `$14 in years 1-2, $15 thereafter`: two or more rising amounts. */
function risesBySteps(piece: string): boolean {
  const own = piece.slice(0, 600);
  const ranges = [...own.matchAll(/\b(\d{1,3}) ?[-–] ?\d{1,3} ?: ?[$£€] ?(\d[\d,]{0,12}(?:\.\d{1,4})?)/g)].map(
    (match) => Number((match[2] ?? '').replaceAll(',', '')),
  );
  const steps = rentSteps(own).map(({ text }) => (notOfRent.test(text) ? null : (amountsOf(text)[0]?.amount ?? null)));
  const rises = (amounts: readonly (number | null)[]): boolean =>
    amounts.length >= 2 && amounts.every((each, at) => each !== null && (at === 0 || each > (amounts[at - 1] ?? each)));
  return rises(ranges) || rises(steps);
}

/** '3%' for yearly steps; otherwise the wording of an index formula or a review. */
export const escalation = letterField('escalation', [
  inSentence(
    'percentAYear',
    new RegExp(
      String.raw`(?:\b(?:bumps?|escalat\w+|increas\w+|goes up|steps?|rises?|plus)\b[^.;$]{0,50}?)?(?<![\d.])\d(?:\.\d+)?\s?%[^.;%]{0,30}?${perYear}`,
      'i',
    ),
    readRate(
      /((?<![\d.])\d(?:\.\d+)?\s?%)(?=[^%]{0,40}(?:per|a|each|every|annual|year|bump|anniversar|increase|escalat|p\.?a))/i,
    ),
    {
      unless:
        /\b(?:service charge|cap|capped|controllable\w*|expenses?|interest|management|late|breakpoint|CAM|lid|growth|commission|admin\w*|cash-?on)\b|%\s(?:of|on)\s[^.;%$£€]{0,50}\b(?:sales|receipts|revenues?|turnover|takings|over|above|beyond|in excess of)\b/i,
    },
  ),
  inSentence('index', /\b(?:CPI|consumer price index|RPI|indexation|index-?linked)\b/i, readWords, {
    unless: /\b(?:expenses?|fee|service charge)\b/i,
    weight: rank.weak,
  }),
  inSentence(
    'reviewed',
    /\brent (?:is |will be |shall be )?to be reviewed\b|\brent (?:is|will be|shall be) reviewed\b/i,
    readWords,
    { weight: rank.vague },
  ),
  saidPercent,
  saidStep,
  underHeading('review', ['escalation'], readWords, { when: /\b(?:market|review|upwards?)\b/i, weight: rank.inferred }),
  underHeading(
    'stepped',
    ['rent', 'escalation'],
    (piece) => {
      const rates = amountsOf(piece).filter(({ per }) => per !== 'hour');
      const distinct = new Set(rates.map(({ amount }) => amount));
      const first = rates[0];
      return first &&
        distinct.size >= 2 &&
        /\byears?\b|\bmonths?\b/i.test(piece) &&
        !/\bi\.e\.|\bor\b/.test(piece.slice(0, first.end + 20))
        ? [{ value: 'fixed steps', shown: 'Fixed steps', start: 0, end: Math.min(piece.length, 300) }]
        : [];
    },
    { when: /\byears?\s+(?:\d|two)|lease years?|(?:months?)\s+\d/i, weight: rank.afterAll },
  ),
  // `Years 1-5: $4.00 per ft. 6-10: $5.25`, in a sentence under any heading
  {
    name: 'stepsInWords',
    kind: 'sentence',
    find: ({ text }) => {
      for (const { heading, parts } of termsOf(text))
        for (const { text: piece, start, block } of parts) {
          if (notOfRent.test(heading) || !risesBySteps(piece)) continue;
          return [
            {
              value: 'fixed steps',
              shown: 'Fixed steps',
              span: { start, end: start + Math.min(piece.length, 300) },
              block,
              weight: rank.substitute,
            },
          ];
        }
      return [];
    },
  },
  {
    name: 'tableOfSteps',
    kind: 'table',
    find: ({ text }) => {
      const rows = text.blocks.filter(
        ({ kind, text: own }) =>
          kind === 'row' &&
          /^(?:[^\t]*\b(?:years?|yrs?|months?|lease year)\b[^\t]*|\d{1,2}(?: (?:and|to|[-–]) \d{1,2})?|\d{1,2}\/\d{1,2}\/\d{2,4}[^\t]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[^\t]*\d{4}[^\t]{0,400})\t[^\t]*[$£€]/i.test(
            own,
          ) &&
          !/\b(?:deposit|allowance|extension)\b/i.test(own),
      );
      const last = rows.at(-1);
      return rows.length >= 2 && last
        ? [{ value: 'fixed steps', shown: 'Fixed steps', span: last, block: last, weight: rank.afterAll }]
        : [];
    },
  },
]);

export const percentageRent = letterField('percentage_rent', [
  underHeading('heading', ['percentage_rent'], readWords, { unless: /^\W*(?:n\/?a|none|not applicable|no\b)/i }),
  // `2% of food and beverage over $2.1 million a year`
  inSentence(
    'overAmount',
    /\d(?:\.\d+)?\s?%\)? (?:of|on) (?!the )[^.;%$£€]{2,50}\b(?:over|above|beyond|in excess of|past) (?:the first )?[$£€]\s?\d/i,
    readWords,
    { unless: /\b(?:commission|fee|allowance|price|rent|damage|claims?|cover|deposit|costs?|expenses)\b/i },
  ),
  inSentence('ofGrossSales', /\d(?:\.\d+)?\s?%\)? of (?:all )?(?:annual )?gross sales\b/i, readWords),
]);

/**
 * `$45.00/SF, payable after opening. Landlord is also to fund up to $12,000 for a new HVAC unit.`: after a rate, an
 * amount in another sentence is the allowance only if that sentence says so.
 */
function isOtherMoney(piece: string, at: number): boolean {
  const rate = amountsOf(piece).find(({ per }) => per === 'sf' || per === 'sf_year');
  const stops = [...piece.matchAll(/[.;]\s+(?=[A-Z(])/g)].map(({ index }) => index);
  const from = stops.findLast((each) => each < at) ?? -1;
  if (rate === undefined || from < rate.end - 1) return false;
  return !/\b(?:allowance|contribution|total|aggregate|maximum|exceed|equals?|T\.?I\.?A?|inducement)\b/i.test(
    piece.slice(
      from,
      stops.find((each) => each > at),
    ),
  );
}

/** `Moving allowance`, `Second allowance`: payments in addition to the improvement allowance. */
const ofOtherMoney =
  /^\W{0,3}(?:second|additional|further|separate|extra|moving|relocation|cabling|data|furniture|ff&e|sign(?:age)?|design|architectural|space[- ]planning|test[- ]fit)\b(?=.{0,40}\b(?:allowance|contribution)\b)/i;

export const tiAllowance = letterField(
  'ti_allowance',
  [
    underHeading(
      'total',
      ['allowance', 'landlord_work'],
      (piece) => {
        const amounts = amountsOf(piece.split(/\bfurther\b|\badditional\b/i)[0] ?? '').filter(
          ({ amount }) => amount > 0,
        );
        const total = amounts.find(
          ({ per, amount, start }) => per === null && amount >= 1_000 && !isOtherMoney(piece, start),
        );
        return total === undefined
          ? []
          : [
              {
                value: total.amount,
                shown: showAmount(total.amount, total.currency),
                start: total.start,
                end: total.end,
              },
            ];
      },
      { unless: /\bno cash\b|\bthere is no\b|\bfee\b[^.]{0,10}$/i, notUnder: ofOtherMoney, weight: rank.named },
    ),
    underHeading(
      'perFoot',
      ['allowance', 'landlord_work'],
      (piece) => {
        const per = amountsOf(piece).find((amount) => amount.per === 'sf' || amount.per === 'sf_year');
        return per === undefined
          ? []
          : [
              {
                value: per.amount,
                shown: `${showAmount(per.amount, per.currency)} per square ${/^\s*(?:(?:\/|per|a)\s*)?(?:m²|m2\b|sq(?:uare|\.)?\s*m)/i.test(piece.slice(per.end)) ? 'meter' : 'foot'}`,
                start: per.start,
                end: per.end,
                // `Turnkey; Tenant may use up to $5.00/RSF for cabling`
                ...(/\bturn-?key\b/i.test(piece.slice(0, per.start))
                  ? { doubt: 'The work is turnkey; the amount may be for a part of it only.' }
                  : {}),
              },
            ];
      },
      { unless: /\bno cash\b|\bthere is no\b/i, notUnder: ofOtherMoney },
    ),
    inSentence(
      'allowanceOf',
      /\b(?:T\.?I\.?(?:A)?|allowance|improvement money|tenant improvements?)\b[^.;]{0,40}?([$£€]\s?\d[\d,.]*\d?)/i,
      readAnyAmount,
      { unless: /\bno (?:tenant )?(?:improvement )?allowance\b|\bunspent\b/i },
    ),
  ],
  [
    {
      // The owner's own construction work: the amount is a budget, not an allowance.
      name: 'noCashPaid',
      excludes: ({ block }) =>
        /\bno cash is paid\b|\bno (?:tenant improvement )?allowance\b|\bgives no allowance\b/i.test(block.text),
    },
  ],
);

export const tiAmortized = letterField('ti_amortized', [
  inSentence(
    'repaid',
    /\b(?:amorti[sz]ed|repaid)\b[^.;]{0,60}\b(?:rent|term)\b[^;]{0,60}?\d(?:\.\d+)?\s?%/i,
    readWords,
    { unless: /\b(?:unamortized|capital|replacement|roof|code changes|cancell?ation|terminat\w+)\b/i },
  ),
]);

/** `Deposit Amount` in an offer that also has a heading for the lease's security deposit. */
function isPaidWithOffer({ heading }: Term, { text }: FieldContext): boolean {
  const security = /\bsecurity\b/i;
  return !security.test(heading) && partsAbout(text, ['deposit']).some(({ term }) => security.test(term.heading));
}

/** `One month, and a guaranty capped at $150,000`: the amount limits the guaranty. */
function totalsOfDeposit(piece: string): readonly ReadValue[] {
  return readTotals(piece).filter(({ start }) => !/\bguarant\w+\b[^.;]{0,60}$/i.test(piece.slice(0, start)));
}

export const securityDeposit = letterField('security_deposit', [
  underHeading(
    'named',
    ['deposit'],
    (piece) => {
      const match = /\b(?:a |security )?deposit of\s+([$£€]\s?\d[\d,.]*\d)/i.exec(piece);
      return match?.[1] === undefined
        ? []
        : readAnyAmount(match[0])
            .map((found) => ({ ...found, start: found.start + match.index, end: found.end + match.index }))
            .slice(0, 1);
    },
    { weight: rank.complete },
  ),
  underHeading('increasedTo', ['deposit'], (piece) => {
    const match =
      /\b(?:increas\w*|topp(?:ed|ing)[ -]up|top-up|raised)\b(?:[^.;]|\.(?=\d)){0,40}?\bto\s+(?=(?:[A-Z]{1,3})?[$£€])/i.exec(
        piece,
      );
    if (match === null) return [];
    const at = match.index + match[0].length;
    return readTotals(piece.slice(at))
      .slice(0, 1)
      .map((found) => ({ ...found, start: found.start + at, end: found.end + at, weight: rank.otherForm }));
  }),
  underHeading('heading', ['deposit'], totalsOfDeposit, {
    unless:
      /^\W*(?:none|no (?:security )?deposit|n\/a|waived|not required)|\bletter of credit\.?$|\bapplied to (?:basic |base )?rent\b|\b(?:no money for|tender money|bid bond|earnest|approval (?:is )?not)\b|\b(?:below|above|over|under) [$£€₹]/i,
    notUnder: /earnest|good-?faith|\brent in advance\b/i,
    except: isPaidWithOffer,
  }),
  underHeading('none', ['deposit'], (piece) => {
    const match = /^\W*(?:none|no (?:security )?deposit|waived|not required)\b/i.exec(piece);
    const doubt = /^[^.]{0,60}\b(?:provided|if|unless|subject to|as long as)\b/i.test(piece)
      ? 'Whether a deposit is due depends on a condition.'
      : undefined;
    return match === null
      ? []
      : [{ value: 0, shown: 'None', start: 0, end: match[0].length, ...(doubt === undefined ? {} : { doubt }) }];
  }),
  inSentence(
    'amountOf',
    /\bdeposit\b(?![^.;]{0,70}\blegals?\b)[^.;]{0,70}?[$£€]\s?\d/i,
    (piece) => {
      const at = piece.search(/\bdeposit\b/i);
      return readTotals(piece.slice(at))
        .slice(0, 1)
        .map((found) => ({ ...found, start: found.start + at, end: found.end + at }));
    },
    {
      unless:
        /\b(?:earnest|good-?faith|increase|reduced? (?:by|to)|forfeit\w*|existing|rent in advance|no money for|tender money|approval (?:is )?not)\b|^\W*deposit amount\b|\b(?:below|above|over|under) [$£€₹]/i,
    },
  ),
  underHeading('equalTo', ['deposit'], (piece) => {
    const match =
      /\b(?:deposit|security)\b[^.;$£€\d]{0,30}?\b(?:equal to|equivalent to|of)\s+((?:\w+|\d{1,2})\s?(?:\(\d{1,2}\)\s?)?months?['’]?s?\b[^.,;]{0,40})/i.exec(
        piece,
      );
    const words = match?.[1]?.trim();
    if (match === null || words === undefined || amountsOf(piece).length > 0) return [];
    const start = match.index + match[0].length - (match[1]?.length ?? 0);
    return [{ value: words, shown: words, start, end: start + words.length, weight: rank.named }];
  }),
  underHeading('monthsOfRent', ['deposit'], (piece) => {
    const match =
      /^\W*(?:an amount equal to |(?:a )?bank guarantee (?:of|equal to) |letter of credit of )?(?:\w+|\d)\s?(?:\(\d\))?\s?months?['’]?s?\b[^.,;]{0,40}/i.exec(
        piece,
      );
    return match === null || amountsOf(piece).length > 0
      ? []
      : [{ value: match[0].trim(), shown: match[0].trim(), start: 0, end: match[0].trimEnd().length }];
  }),
]);

export const letterOfCredit = letterField('letter_of_credit', [
  inSentence('credit', /\bletter of credit\b|\bL\/?C\b|\bLOC\b/i, (piece) => readTotals(piece).slice(0, 1), {
    unless: /\b(?:no|not accept a|instead of a|in place of a) letter of credit\b/i,
  }),
]);

export const moneyFields = [
  escalation,
  percentageRent,
  tiAllowance,
  tiAmortized,
  securityDeposit,
  letterOfCredit,
] as const;
