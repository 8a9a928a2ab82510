import { valueIn } from './counts.ts';
import { isOwnWork, type RiskContext, type RiskSentence } from './rule.ts';

/**
 * The sentence that says how many parts of each unit were measured ('12 sections from each animal'), if a test then
 * counts all parts: t(142) or n = 144 for 12 animals. Recognized by the numbers, because authors who make this mistake
 * don't name it.
 */
export function nestedSample({ sentences }: RiskContext): RiskSentence | null {
  const own = sentences.filter(({ move }) => isOwnWork(move) && move !== 'limitation');
  const sizes = own.flatMap(({ lower }) => testedSizes(lower));
  const given = new Set(own.flatMap(({ lower }) => wholeNumbers(lower)));
  const found = own.find(
    ({ lower }) =>
      isProduct(lower) ||
      partsPerUnit(lower).some((parts) =>
        sizes.some(({ size, freedom }) => {
          // Each group uses one degree of freedom.
          const most = freedom ? 6 : 0;
          return range(most + 1).some((groups) => {
            const total = size + groups;
            const units = total / parts;
            return Number.isInteger(units) && units >= 2 && units <= 20 && (!freedom || given.has(total));
          });
        }),
      ),
  );
  return found ?? null;
}

/** Units that consist of similar parts. Groups and treatments are excluded, because their members are the sample. */
const unit =
  '(?:animals?|mouse|rats?|fish|birds?|cows?|plots?|strips?|fields?|verges?|lanes?|roads?|streets?|ponds?|lakes?|streams?|tanks?|cages?|pens?|trees?|plants?|sites?|farms?|villages?|wards?|donors?|dish|culture|plate|nests?|colony|hives?|pots?|trays?|bottles?|flasks?|vials?|slides?|coupons?|kilns?|sows?|herds?|ewes?|boxes|beds?|pools?|herds?|beams?|slabs?|devices?|wafers?|films?|batch|houses?|gardens?|meadows?|islands?|greenhouses?|patients?|participants?|subjects?|persons?|classes|class|schools?|heads?|eyes?|samples?|specimens?|cores?|wells?)';
const count = '(\\d{1,4}|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)';
const part = '(?:[\\p{L}-]+ ){0,3}';

const perUnit: readonly RegExp[] = [
  new RegExp(`(?<![\\d.,])${count} ${part}(?:per|(?:from|in|on|of|at|for) (?:each|every)) ${unit}\\b`, 'gu'),
  new RegExp(
    `\\b(?:from|in|on|of|at|for|within) (?:each|every) ${unit}\\b[^.;:\\d]{0,40}?(?<![\\d.,])${count} (?!(?:%|m|cm|mm|km|h|min|days?|weeks?|hours?|months?|years?|times)\\b)[\\p{L}-]+s\\b`,
    'gu',
  ),
  new RegExp(`\\b${unit}\\b[^.;:\\d]{0,40}(?<![\\d.,])${count} [\\p{L}-]+s each\\b`, 'gu'),
];

/**
 * 'Two pots with 60 seeds each, n = 120 per treatment': the stated sample is the number of all parts of a few units.
 */
function isProduct(lower: string): boolean {
  const [, units = '', parts = '', size] = product.exec(lower) ?? [];
  return size !== undefined && valueIn(parts) >= 4 && valueIn(units) * valueIn(parts) === Number(size);
}

const product = new RegExp(
  `(?<![\\d.,])(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\\p{L}-]+ )?${unit} (?:with|of|à|containing|holding) ${count} [\\p{L}-]+s(?: each)?\\b[^.]{0,40}\\bn ?= ?(\\d{1,5})\\b`,
  'u',
);

/** How many animals share a cage says nothing about what was measured. */
const husbandry = /\b(?:housed|kept|reared|grown|held|lived|stocked)\b/;

function partsPerUnit(lower: string): number[] {
  if (husbandry.test(lower)) return [];
  return perUnit
    .flatMap((pattern) => [...lower.matchAll(pattern)].map(([, parts = '']) => valueIn(parts)))
    .filter((parts) => parts >= 4);
}

/** Sizes of samples, and degrees of freedom, which are a little smaller. */
function testedSizes(lower: string): { readonly size: number; readonly freedom: boolean }[] {
  return [
    ...[...lower.matchAll(/\bn ?= ?(\d{2,5})\b(?! (?:per|each|in each))(?![.,]\d)/g)].map(([, size]) => ({
      size: Number(size),
      freedom: false,
    })),
    ...[...lower.matchAll(/\b(?:t ?\(|f ?\(\d{1,2}, ?|df ?= ?)(\d{2,5})\b/g)].map(([, size]) => ({
      size: Number(size),
      freedom: true,
    })),
  ];
}

/**
 * The sentence that splits parts into training and test data, if the text counts several parts for each unit: '1.9
 * million executions of 31,408 tests', then 'the executions were shuffled and divided'.
 */
export function splitByPart({ sentences, lower }: RiskContext): RiskSentence | null {
  return (
    sentences.find(({ move, lower: words }) => {
      const noun = isOwnWork(move)
        ? splits.map((pattern) => pattern.exec(words)?.[1]).find((one) => one !== undefined)
        : undefined;
      return noun !== undefined && !byUnit.test(words) && severalPerUnit(noun, lower);
    }) ?? null
  );
}

const splits: readonly RegExp[] = [
  /\b([\p{L}-]+s) (?:were|was|are) (?:then |first |all )?(?:(?:randomly|shuffled and(?: then)?|mixed and(?: then)?) )?(?:split|divided|partitioned|shuffled|assigned|distributed) [^.;]{0,60}\btest/u,
  /\b(?:split|divided|partitioned|shuffled) (?:all )?(?:the|these|our) (?:\d[\d,]* )?(?:\p{L}+ )?([\p{L}-]+s) [^.;]{0,60}\btest/u,
  /\brandom(?:ly)? (?:split|division|\d+ ?\/ ?\d+ split) (?:of|over) (?:all )?(?:the |these |our )?(?:\d[\d,]* )?(?:\p{L}+ )?([\p{L}-]+s)\b/u,
];

const byUnit =
  /\bby (?:patient|person|subject|participant|speaker|author|site|farm|field|project|user|family|animal|video|document|book|year|time|date|month)s?\b|\b(?:grouped|group-wise|stratified by|leave-one-\p{L}+-out|chronologic\w*|disjoint|no (?:patient|person|subject|speaker|animal|site))\b/u;

const partsOfUnits =
  /(?<![\d.,])(\d[\d,.]*(?: (?:thousand|million|billion))?) (?:[\p{L}-]+ ){0,3}?([\p{L}-]+s) (?:of|from|by|in|on) (?:[\p{L}-]+ ){0,2}?(\d[\d,]*) (?!years|months|weeks|days|hours|classes|types|categories|kinds|languages)\p{L}/gu;

function severalPerUnit(noun: string, lower: string): boolean {
  return [...lower.matchAll(partsOfUnits)].some(
    ([, parts = '', one, units = '']) => one === noun && amount(parts) >= 2 * amount(units),
  );
}

function amount(words: string): number {
  const scale = /million/.test(words) ? 1e6 : /billion/.test(words) ? 1e9 : /thousand/.test(words) ? 1e3 : 1;
  return Number(words.replaceAll(',', '').split(' ')[0]) * scale;
}

function wholeNumbers(lower: string): number[] {
  return [...lower.matchAll(/(?<![\d.,])\d{1,3}(?:,\d{3})+|(?<![\d.,])\d{1,7}(?![.,]?\d)/g)].map(([digits]) =>
    valueIn(digits),
  );
}

function range(length: number): number[] {
  return Array.from({ length }, (_, at) => at);
}
