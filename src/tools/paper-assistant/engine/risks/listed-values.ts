import type { RiskSentence } from './rule.ts';
import { contentWords } from './shared-words.ts';

/**
 * Whether a result lists the values of groups, and the claim about a group contradicts them: 'fiber raises the load',
 * although the load is 61.3 for the reference and 60.9 for fiber.
 */
export function valuesOppose(claim: RiskSentence, result: RiskSentence): boolean {
  const said = claim.lower.split(/,| and so | so that | so /).find((part) => rises.test(part) !== falls.test(part));
  if (said === undefined) return false;
  const up = rises.test(said);
  const values = listedValues(result.lower);
  const reference = values.find(({ group }) => isReference.test(group));
  const claimed = contentWords(said);
  // Mentioning the same group isn't enough: the two may be about different quantities.
  const quantity = contentWords(result.lower.slice(0, values[0]?.at)).some((word) => claimed.includes(word));
  if (reference === undefined || !quantity) return false;
  const named = (value: ListedValue) => contentWords(value.group).filter((word) => claimed.includes(word)).length;
  const [first, second] = values.filter((value) => value !== reference).sort((a, b) => named(b) - named(a));
  if (first === undefined || named(first) === 0 || (second !== undefined && named(second) === named(first)))
    return false;
  return up ? first.value <= reference.value : first.value >= reference.value;
}

const rises =
  /\b(?:increas\w+|rais(?:es?|ed|ing)|improv\w+|enhanc\w+|boost\w*|strengthen\w*|lengthen\w*|higher|larger|stronger|longer)\b/;
const falls = /\b(?:decreas\w+|lower\w*|reduc\w+|shorten\w*|weaken\w*|cuts?|halv\w+|smaller|shorter|fewer|less)\b/;

const isReference =
  /\b(?:references?|controls?|without|baseline|plain|untreated|placebo|usual care|unmodified|conventional|no \w+)\b/;

interface ListedValue {
  readonly value: number;
  readonly group: string;
  readonly at: number;
}

/** '61.3 ± 2.8 kN for reference, 72.5 ± 3.1 kN for steel fiber and 60.9 ± 3.4 kN for basalt fiber' */
function listedValues(lower: string): ListedValue[] {
  return [...lower.matchAll(listed)].map(({ 1: value = '', 2: group = '', index }) => ({
    value: Number(value),
    group,
    at: index,
  }));
}

const listed =
  /(?<![\d.,])(\d+(?:\.\d+)?)(?: ?± ?\d+(?:\.\d+)?)? ?(?:%|[a-zµ°/]{1,8})? (?:for|with|in|under|among) (?:the )?([a-z][a-z -]{2,30}?)(?=,|;|\.| and | but |$| \()/g;
