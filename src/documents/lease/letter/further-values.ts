import type { Decided, Decision } from '../extract/decide.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { linesOf } from './letter-saying.ts';
import { amountsOf, type OfferAmount, showAmount } from './letter-values.ts';
import { partsAbout, type TermPart } from './terms.ts';

/** Values that an offer states in addition to the first one: a second allowance, or the other party's broker. */
export function withFurther(id: string, text: LeaseText, decided: Decision): Decision {
  const [first] = decided.values;
  if (first === undefined || decided.values.length > 1) return decided;
  const more =
    id === 'ti_allowance' ? furtherAllowances(text, first) : id === 'brokers' ? furtherBrokers(text, first) : [];
  return more.length === 0 ? decided : { ...decided, values: [first, ...more.slice(0, mostFurther)] };
}

const mostFurther = 3;
const severalReason = 'The offer states more than one allowance; please read what each one is for.';

/** `Second allowance: $5.00 per foot`, `a separate signage allowance of $10,000`. */
const furtherAllowance =
  /\b(?:second|additional|further|separate|another|extra|moving|relocation|cabling|data|furniture|signage|sign|design|architectural|space[- ]planning|test[- ]fit|refurbishment|FF&E)\s(?:[a-z-]{2,20}\s){0,2}(?:allowance|contribution)\b/i;
/** `$52 per foot, with $4 per foot more for cabling`: under the heading for the allowance. */
const onTop = /\b(?:plus|and|with) (?:an? )?(?:additional |further |another |extra )?$/i;
const forSomething = /^[^.;,$£€]{0,40}?\b(?:more |extra )?(?:for|towards?) (?!each\b|every\b|a total\b)/i;
const noFurther =
  /\b(?:no|not|none|without|unused|unspent|instead of|in lieu of|deposit|per diem|repaid|amorti[sz]\w*|fee)\b/i;

function furtherAllowances(text: LeaseText, first: Decided): Decided[] {
  const taken = new Set([first.value]);
  const named = linesOf(text).flatMap(({ whole, part, settled }): Decided[] => {
    if (!settled || !furtherAllowance.test(whole) || noFurther.test(whole)) return [];
    const amounts = amountsOf(part.text).filter(({ amount }) => amount > 0 && !taken.has(amount));
    const [amount] = amounts;
    return amount === undefined || amounts.length > 1 ? [] : [allowance(first, amount, part)];
  });
  const sameTerm = partsAbout(text, ['allowance']).flatMap((part): Decided[] =>
    amountsOf(part.text).flatMap((amount): Decided[] => {
      const isNext =
        !taken.has(amount.amount) &&
        onTop.test(part.text.slice(Math.max(0, amount.start - 30), amount.start)) &&
        forSomething.test(part.text.slice(amount.end, amount.end + 80));
      return isNext && !noFurther.test(part.text) ? [allowance(first, amount, part)] : [];
    }),
  );
  return distinct([...named, ...sameTerm]);
}

function allowance(first: Decided, { amount, currency, per, start, end }: OfferAmount, part: TermPart): Decided {
  const { note: _note, doubt: _doubt, ...own } = first;
  const shown = `${showAmount(amount, currency)}${per === 'sf' || per === 'sf_year' ? ' per square foot' : ''}`;
  const span = { start: part.start + Math.max(0, start - 60), end: part.start + end };
  return { ...own, value: amount, shown, span, block: part.block, state: 'check', reason: severalReason };
}

/** A company, not only words about its commission. */
const firm = /\p{Lu}[\p{L}.’'&-]{1,30} (?:(?:&|and|of|de) )?\p{Lu}/u;
const ofOneSide = /\b(?:brokers?|agents?|agency|representatives?|reps?|representation)\b/i;

/** `Landlord's broker: Holt Rainford` and `Tenant's broker: Swale Partners` on separate lines. */
function furtherBrokers(text: LeaseText, first: Decided): Decided[] {
  const { note: _note, doubt: _doubt, ...own } = first;
  const more = partsAbout(text, ['brokers']).flatMap((part): Decided[] => {
    const value = part.text.trim().replace(/\s+/g, ' ');
    const isOwn = part.start < first.span.end && first.span.start < part.end;
    if (isOwn || value.length > 160 || !ofOneSide.test(part.term.heading) || !firm.test(value)) return [];
    if (String(first.value).includes(value) || /@/.test(value)) return [];
    return [{ ...own, value, shown: value, span: part, block: part.block, state: 'found' }];
  });
  return distinct(more);
}

function distinct(values: readonly Decided[]): Decided[] {
  return values.filter(({ value }, at) => values.findIndex((other) => other.value === value) === at);
}
