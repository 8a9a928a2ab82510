// npm run train:values writes the weights of the classifiers of values in offers; `-- --check` compares them with the
// stored ones.
import { join } from 'node:path';
import { classify } from '#documents/lease/letter/value-model/classify-values.ts';
import { byField, groupOf, isLikeliest } from '#documents/lease/letter/value-model/field-kinds.ts';
import { mentionKinds } from '#documents/lease/letter/value-model/mentions.ts';
import { trainValues } from '#documents/lease/letter/value-model/train-values.ts';
import type { ValueWeights } from '#documents/lease/letter/value-model/value-weights.ts';
import { type LabelledOffer, labelledOffers } from './labelled-values.ts';
import { linePerEntry, storeWeights } from './written-weights.ts';

const stored = join(import.meta.dirname, '..', 'src', 'documents', 'lease', 'letter', 'value-model', 'weights.json');

/**
 * The precision that is required to report a field. It is lower for passages, because the neighboring sentence is often
 * right too.
 */
const goalOf = (field: string): number => (field.startsWith('words ') ? 0.72 : 0.8);
/** A field is reported only after this many offers have measured its precision. */
const fewest = 3;
const folds = 5;

/**
 * For each field, the lowest probability (in thousandths) at which the most likely value of an offer is right often
 * enough, measured on offers outside the training set. Fields without one are never reported.
 */
function leastChances(offers: readonly LabelledOffer[]): Record<string, number> {
  const tops = new Map<string, { chance: number; right: boolean }[]>();
  const named = offers.filter(({ name }) => name !== null);
  for (let fold = 0; fold < folds; fold += 1) {
    const isLeftOut = (offer: LabelledOffer) => offer.name !== null && named.indexOf(offer) % folds === fold;
    const weights = trainValues(offers.filter((offer) => !isLeftOut(offer)).flatMap(({ values }) => values));
    for (const offer of offers.filter(isLeftOut)) {
      for (const [field, top] of likeliest(offer, weights))
        if (isKnown(offer, field)) tops.set(field, [...(tops.get(field) ?? []), top]);
    }
  }
  return Object.fromEntries(
    [...tops]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([field, found]) => {
        const least = leastOf(found, goalOf(field), field.startsWith('words ') ? 50 : 150);
        return least === null ? [] : [[field, least]];
      }),
  );
}

/** Whether the labels of an offer show if its field is right: a reader may have missed one. */
function isKnown({ labelled }: LabelledOffer, key: string): boolean {
  return labelled === null || labelled.has(key.split(' ')[1] ?? '');
}

function likeliest(offer: LabelledOffer, weights: ValueWeights): Map<string, { chance: number; right: boolean }> {
  const tops = new Map<string, { chance: number; right: boolean }>();
  for (const { kind, features, fields, possible } of offer.values) {
    const chances = classify(features, weights[kind]);
    const fieldChances = byField(kind, chances);
    for (const [field, { chance, likeliest }] of fieldChances) {
      const key = `${groupOf(kind, features)} ${field}`;
      if (!possible.includes(likeliest) || (kind === 'name' && !isLikeliest(fieldChances, chance))) continue;
      if (chance > (tops.get(key)?.chance ?? 0)) tops.set(key, { chance, right: fields.includes(likeliest) });
    }
  }
  return tops;
}

/**
 * Below this floor a value is only one of several equally likely ones; the evaluated offers happened to contain no
 * others.
 */
function leastOf(found: readonly { chance: number; right: boolean }[], goal: number, floor: number): number | null {
  const sorted = [...found].sort((a, b) => b.chance - a.chance);
  let right = 0;
  let least: number | null = null;
  sorted.forEach((each, at) => {
    if (each.right) right += 1;
    if (at + 1 >= fewest && right / (at + 1) >= goal) least = Math.max(floor, Math.floor(each.chance * 1000));
  });
  return least;
}

/** One line per feature of each kind. */
function writtenOut(weights: ValueWeights, least: Readonly<Record<string, number>>): string {
  const kinds = mentionKinds.map((kind) => {
    const { bias, features } = weights[kind];
    return `${JSON.stringify(kind)}:{"bias":${JSON.stringify(bias)},"features":${linePerEntry(features)}}`;
  });
  return `{"least":${JSON.stringify(least)},\n${kinds.join(',\n')}}\n`;
}

const offers = labelledOffers();
const made = writtenOut(trainValues(offers.flatMap(({ values }) => values)), leastChances(offers));
storeWeights(stored, made, 'offers');
