import type { RentLine } from '#contract/lease-report.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { linesOf } from './letter-saying.ts';
import { type LetterTopic, topicsOfHeading } from './letter-topic.ts';
import { amountsOf } from './letter-values.ts';
import { lineOf, type Surroundings, withUnit } from './rent-line.ts';
import { rentSteps } from './rent-steps.ts';

/** A rent that a sentence of a message mentions, without a heading about rent. */

const rentWords =
  /\b(?:rent(?:al)?|rate|licen[cs]e fee|pay|price|live with|offers?|charge|asking|consideration|economics|how about|year 1|first year|in year|gross|nnn|net|full[ -]service|a month|monthly|per month|pcm|p\.?c\.?m|pax)\b|\$\$/i;
const otherMoney =
  /\b(?:t\.?i\.?|allowance|deposit|improvements?|estimat\w+|CAM|nets|parking|stall|cap(?:ped)?|service charge|hours?|fee(?! .*(?:per|a) month)|pay(?:s|ing)? (?:now|today)|options?|renewal|extension|holdover|insurance|liability|opex|operating (?:costs|expenses)|taxes (?:are|run)|storage|utilities are|commission|brokers?|free|abat\w*|interest|late|increase[sd]? (?:by|of)|lawyers?|counsel|pass-?throughs?|reimburse\w*|guarant\w*|tmi|nnn'?s|bond|(?:gross )?(?:sales|receipts)|turnover|breakpoint|security|outside|after-hours|per (?:car|desk|kw)|sign)\b/i;

/** `£1,450 a month, inclusive of service charge and insurance`: included costs are not a separate amount. */
const whatIsIncluded = /\b(?:inclusive of|including|includes|included are|exclusive of|excluding)\b[^.;$£€\d]{0,100}/gi;

/**
 * `We can live with $28 gross`: the sentence in a message that states a rent, if it is the only one or calls the amount
 * the rent.
 */
export function rentInPassing(live: LeaseText, original: LeaseText, around: Surroundings): RentLine[] {
  const found = linesOf(live).flatMap(({ part, heading, text: printed, whole: all, settled }) => {
    const text = withoutCondition(printed);
    const isConditional = text !== printed;
    const whole = isConditional ? all.replace(printed, () => text) : all;
    if (!settled || !rentWords.test(whole) || otherMoney.test(whole.replace(whatIsIncluded, '')) || isOfOther(heading))
      return [];
    const own = (piece: string) => amountsOf(piece).filter(({ per, amount }) => per !== 'hour' && amount > 0);
    const passage = passageOf(original.quote(part));
    const steps = rentSteps(text).flatMap((step): RentLine[] => {
      const line = lineOf({ ...part, text: step.text }, step.times, withUnit(own(step.text), text), {
        ...around,
        lead: whole,
      });
      return line ? [{ ...line, ...passage }] : [];
    });
    const amounts = own(text).slice(0, 2);
    const hasUnit =
      amounts.some(({ per }) => per !== null) ||
      /[$£€]\s?\d[\d.,]*\s*(?:gross|nnn|net|full[\s-]service|modified|FSG|to start\b|(?:in|for) year (?:one|1)\b)/i.test(
        text,
      );
    const line = steps.length > 0 || !hasUnit ? null : lineOf({ ...part, text }, { from_month: 1 }, amounts, around);
    const stated = steps.length > 0 ? steps : line ? [{ ...line, ...passage }] : [];
    const lines = isConditional
      ? stated.map((each): RentLine => ({ ...each, state: 'check', reason: onlyIf }))
      : stated;
    return lines.length === 0 ? [] : [{ lines, named: /\b(?:rent|rental|rate)\b/i.test(whole) }];
  });
  if (found.length === 0) return inList(live, original, around);
  const named = found.filter((each) => each.named);
  const best = found.length === 1 ? found[0] : named.length === 1 ? named[0] : undefined;
  return best?.lines ?? [];
}

const onlyIf = 'The offer names this rent only on a condition; please read the whole sentence.';

/** `We will do $64 per foot` of `We will do $64 per foot if you give four months free`, in either order. */
function withoutCondition(sentence: string): string {
  const before =
    /^(.{8,300}?),? (?:but )?(?:only )?(?:if|provided(?: that)?|so long as|as long as|in (?:return|exchange) for|on condition that)\b/i.exec(
      sentence,
    )?.[1];
  if (before !== undefined && /[$£€]\s?\d/.test(before)) return before;
  const after =
    /^\W{0,3}(?:if|provided(?: that)?|so long as|as long as|in (?:return|exchange) for)\b[^,$£€]{3,160}, (?:then )?(?=\S)/i.exec(
      sentence,
    )?.[0];
  return after === undefined ? sentence : sentence.slice(after.length);
}

/** `Make good: a settlement of $180 per sqm`: the label names another topic. */
function isOfOther(heading: string): boolean {
  const topics = heading === '' ? [] : topicsOfHeading(heading);
  return topics.length > 0 && topics.every((topic) => notRent.has(topic));
}

const notRent: ReadonlySet<LetterTopic> = new Set([
  'restoration',
  'allowance',
  'deposit',
  'parking',
  'free_rent',
  'holdover',
  'signage',
  'insurance',
  'landlord_work',
]);

/**
 * `60 months, $26.00 modified gross w/ 2.5% annual increases, 2 months free, $40 TI`: one clause in a list of terms.
 */
function inList(live: LeaseText, original: LeaseText, around: Surroundings): RentLine[] {
  const found = linesOf(live).flatMap(({ part, text, settled }): RentLine[] => {
    const clauses = text.split(/[,;]\s+(?:and\s+|with\s+)?|\s(?:and|with|plus)\s+/);
    if (!settled || clauses.filter((clause) => /\d/.test(clause)).length < 2) return [];
    return clauses.flatMap((clause): RentLine[] => {
      if (clause.length > 90 || otherMoney.test(clause) || !namesRent.test(clause)) return [];
      const amounts = amountsOf(clause).filter(({ per, amount }) => per !== 'hour' && amount > 0);
      const isOne = amounts.length === 1 || amounts.length === 2;
      const line = isOne ? lineOf({ ...part, text: clause }, { from_month: 1 }, amounts, around) : null;
      return line ? [{ ...line, ...passageOf(original.quote(part)) }] : [];
    });
  });
  return found.length === 1 ? found : [];
}

const namesRent =
  /[$£€]\s?\d[\d.,]*\s(?:in|for) (?:the )?(?:year (?:1|one)|(?:1st|first) year)\b|[$£€]\s?\d[\d.,]*\s?(?:p\.?s\.?f\.?|(?:\/|per |a )\s?(?:r?sf|sq\.? ?ft|square foot|foot|ft))[ ,]{0,2}(?:\/|per |a )\s?(?:month|mo\b|year|yr\b|annum)|[$£€]\s?\d[\d.,]*\s*(?:gross|nnn|net\b|full[\s-]service|modified|FSG?\b|MG\b|(?:\/|per |a )\s?(?:r?sf|foot|ft)[^a-z]{0,3}(?:gross|nnn|net\b|full|modified))|\b(?:base |net )?rent(?:al rate)? (?:of |at )?[$£€]|[$£€]\s?\d[\d.,]*\s?(?:k\s?)?(?:p\.?a\b|per annum\b|pax\b|p\.?c\.?m\b)/i;
