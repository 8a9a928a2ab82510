import type { Evidence, Field, FieldContext } from '../../extract/field.ts';
import type { FieldId } from '../../extract/fields/index.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { dateOrderOf } from '../date-order.ts';
import { datesAfter, letterDayOf, readAnyAmount, readMonths } from '../letter-values.ts';
import { termsAbout } from '../point-model/term-points.ts';
import { premisesArea } from './areas.ts';
import { structure } from './expenses.ts';
import { letterField } from './letter-field.ts';

type Reader = (piece: string, context: FieldContext) => readonly ReadValue[];

/** The minimum probability for assigning a sentence to the point; below it, only its words decide. */
const leastChance = 0.06;

/** A question or a report on a negotiation is not a term. */
const noTerm = /\?\W{0,200}$/;

const amount: Reader = (piece) => readAnyAmount(piece).slice(0, 1);
const months: Reader = (piece) => readMonths(piece).slice(0, 1);
const date: Reader = (piece, context) => datesAfter(piece, letterDayOf(context), dateOrderOf(context.text)).slice(0, 1);
const percent: Reader = (piece) =>
  [...piece.matchAll(/(?<!\d)\d+(?:\.\d+)?\s?(?:%|percent\b|per cent\b)/gi)].slice(0, 1).map((match) => {
    const value = `${Number.parseFloat(match[0])}%`;
    return { value, shown: value, start: match.index, end: match.index + match[0].length };
  });
const year: Reader = (piece) =>
  [...piece.matchAll(/\b20\d{2}\b/g)].slice(0, 1).map((match) => ({
    value: Number(match[0]),
    shown: match[0],
    start: match.index,
    end: match.index + 4,
  }));
const passage = (piece: string): readonly ReadValue[] => {
  const value = piece.trim().replace(/\s+/g, ' ');
  const start = piece.length - piece.trimStart().length;
  return value.length < 3 ? [] : [{ value, shown: value, start, end: piece.trimEnd().length }];
};

/** The conditions under which the tenant may assign or sublet. */
const consent: Reader = (piece) => {
  const value = [
    ['reasonable', /\b(?:un)?reasonabl\w+/i],
    ['sole_discretion', /\b(?:sole|absolute|entire) discretion\b/i],
    [
      'free',
      /\b(?:without (?:the )?(?:\w+['’]s )?(?:prior )?(?:consent|approval)|freely|no consent|free to (?:assign|sublet))\b/i,
    ],
    [
      'prohibited',
      /\b(?:no (?:assign\w*|sub-?let\w*|transfers?)|not (?:permitted|allowed)|prohibited|may not (?:assign|sublet))\b/i,
    ],
    ['consent', /\b(?:consent|approval|permission)\b/i],
  ].find(([, words]) => (words as RegExp).test(piece))?.[0] as string | undefined;
  return value === undefined ? [] : [{ value, shown: piece.trim(), start: 0, end: piece.length }];
};

/** A name with a company suffix; other capitalized words may be anything. */
const companyName =
  /\b[A-Z][\p{L}\d&'’.-]{0,60}(?:[ ,]{1,9}(?:(?:of|and|the|&) )?[A-Z\d][\p{L}\d&'’.-]{0,60}){0,6}?,? (?:LLC|L\.L\.C\.?|LP|L\.P\.|LLP|PLLC|P\.?C\.?|Inc\.?|Corp\.?|Corporation|Company|Co\.|Ltd\.?|Limited|plc|GmbH|KG|AG|B\.?V\.?|N\.V\.|S\.?A\.?)(?![\p{L}])/gu;
/** The first one that is not already known as the other party. */
const companyBut =
  (...others: readonly FieldId[]): Reader =>
  (piece, { best }) =>
    [...piece.matchAll(companyName)]
      .filter(([name]) => !others.some((other) => best(other)?.value === name))
      .slice(0, 1)
      .map((match) => ({
        value: match[0],
        shown: match[0],
        start: match.index,
        end: match.index + match[0].length,
      }));

/** Which of the model's matches are used: those with such a word, or those without one. */
const saying =
  (read: Reader, word: RegExp): Reader =>
  (piece, context) =>
    word.test(piece) ? read(piece, context) : [];
const notSaying =
  (read: Reader, word: RegExp): Reader =>
  (piece, context) =>
    word.test(piece) ? [] : read(piece, context);

/**
 * By field, the model's point for its sentence, and the value read there. Not for the length of the term, uses and
 * landlord's work: of 57 such values in marked offers, only 19 were right.
 */
const sources: readonly (readonly [FieldId, string, Reader])[] = [
  ['landlord', 'landlord_identity', companyBut('tenant')],
  ['tenant', 'tenant_identity', companyBut('landlord')],
  [
    'guarantor',
    'guaranty',
    saying(
      notSaying(
        passage,
        /\b(?:no|not|none|without|nobody|bank\w*['’]?s?|minimum|annual|refundable|escrow)\b|n['’]t\b/i,
      ),
      /\b(?:guarant\w+|indemnif\w+|indemnity by|suret\w+|solidar\w+|stands? (?:good|behind|surety)|standing behind|signs? too|good guy|comfort|personally|co-?signs?)\b/i,
    ),
  ],
  ['brokers', 'brokers_commission', companyBut('landlord', 'tenant')],
  ['delivery_date', 'delivery_date', date],
  [
    'lease_structure',
    'expense_structure',
    notSaying(structure(), /\bmonths['’]? (?:of )?gross rent\b|\bgross sales\b/i),
  ],
  ['assignment', 'assignment', consent],
  ['commencement_date', 'commencement', date],
  ['premises_rsf', 'premises_area', premisesArea],
  ['security_deposit', 'security_deposit', amount],
  ['free_rent', 'free_rent', months],
  ['escalation', 'escalation', percent],
  [
    'opex_cap',
    'expense_cap',
    saying(percent, /\b(?:cap\w*|limit\w*|lid|ceiling|controllable|exceed|faster|more than|above|max\w*)\b/i),
  ],
  ['opex_estimate', 'opex_estimate', amount],
  ['base_year', 'base_year', year],
  ['ti_allowance', 'ti_allowance', notSaying(amount, /(?:\/|\bper |\ba )\s?(?:yr|year|mo|month|annum)\b/i)],
  ['holdover', 'holdover', percent],
  ['insurance_liability', 'insurance', amount],
  ['termination_option', 'termination_option', passage],
  ['rofo_rofr', 'expansion_rofo', passage],
  ['relocation', 'relocation', passage],
  ['casualty', 'casualty', passage],
  ['parking', 'parking', passage],
  ['signage', 'signage', passage],
  ['utilities', 'utilities_hvac', passage],
  ['condition', 'delivery_condition', passage],
];

/** The last stage: the model finds the sentence, and the reader for its kind of value reads it. */
export const learnedFields: readonly Field[] = sources.map(([id, point, read]) =>
  letterField(id, [learned(point, read)]),
);

function learned(point: string, read: Reader): Evidence {
  return {
    name: 'learned',
    kind: 'sentence',
    find: (context) => {
      for (const part of termsAbout(context.text, point, leastChance)) {
        if (noTerm.test(part.text)) continue;
        const [value] = read(part.text, context);
        if (value === undefined) continue;
        const { start, end, ...rest } = value;
        return [{ ...rest, span: { start: part.start, end: part.end }, block: part.block }];
      }
      return [];
    },
  };
}
