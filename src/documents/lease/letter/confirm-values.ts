import type { Span } from '../../document.ts';
import { type Decided, type Decision, decideField, scoredReadings } from '../extract/decide.ts';
import type { Field, FieldContext } from '../extract/field.ts';
import { fields as sharedFields } from '../extract/fields/index.ts';
import { type LeaseText, sentencesOf } from '../prepare/lease-text.ts';
import { canMean, meansOther } from './fields/field-words.ts';
import { letterFields } from './fields/index.ts';
import { linesOf } from './letter-saying.ts';
import { amountsOf } from './letter-values.ts';
import { judgedAt } from './point-model/term-points.ts';
import { pointOfField } from './settled-points.ts';
import { termsOf } from './terms.ts';

// Decides which of the values found may be shown in the report, and which of them a person must check.

/** What an older message contributes: topics that the newest one doesn't mention still apply. */
export const nothing: Decision = { values: [], others: [] };

/** Values from the lease readers are used for topics that offers and leases describe in the same way. */
const trustedKinds: ReadonlySet<string> = new Set(['label', 'definedTerm', 'table']);

/**
 * The values that the model of terms confirms. If it rates several other points as more likely, the sentence is about
 * something else: in offers that were not used for writing rules, only 2 of 18 such values were right. If it is
 * uncertain, a person should check.
 */
export function judged(text: LeaseText, id: string, { values, others }: Decision): Decision {
  const point = pointOfField[id];
  if (point === undefined) return { values, others };
  const reason = 'The sentence may be about something else; please compare it with the offer.';
  return {
    values: values.flatMap((value) => {
      const own = judgedAt(text, value.span, point);
      if (own === null || isBareCell(text, value) || isCarried(text, value)) return [value];
      if (own.likelier >= (value.state === 'check' ? disagreesWithDoubt : disagrees))
        return value.kind === 'sentence' && hasFigures(value.shown) && isInList(text, id, value)
          ? [{ ...value, state: 'check' as const, reason }]
          : [];
      if (value.state === 'check') return [value];
      const isLabeled = value.kind === 'label' && labeled.has(id) && own.likelier < disagrees && !isProse(value.value);
      return !isLabeled && (own.likelier > 0 || own.chance < sure)
        ? [{ ...value, state: 'check' as const, reason }]
        : [value];
    }),
    others,
  };
}
/** Words in place of a figure, a date or a code: `on completion of the works`. */
function isProse(value: unknown): boolean {
  return typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value) && value.split(' ').length > 4;
}

/** A label that names one of these is more reliable than the sentence model, which knows few words of a short value. */
const labeled: ReadonlySet<string> = new Set([
  'term_months',
  'premises_rsf',
  'commencement_date',
  'rent_commencement',
  'lease_structure',
  'security_deposit',
  'base_year',
  'renewal_options',
  'brokers',
]);

/**
 * `25 and 2.75%, TIA 55, one RO`: the model rates a whole sentence, and this one lists several terms in a few words.
 */
function isInList(text: LeaseText, id: string, { span }: Decided): boolean {
  const line = linesOf(text).find(({ part }) => part.start <= span.start && span.end <= part.end);
  const clauses = line?.text.split(/[,;](?=\s)|\s[/+]\s/) ?? [];
  return (
    line !== undefined &&
    clauses.filter((clause) => /\d/.test(clause)).length >= 2 &&
    clauses.every((clause) => clause.trim().split(' ').length <= 7) &&
    canMean(id, line.whole)
  );
}

/** `ok 4500` in a chat: only the lines before it say what the number is. */
function isCarried(text: LeaseText, { span }: Decided): boolean {
  return linesOf(text).some(
    ({ part, carried }) => carried === true && part.start <= span.start && span.end <= part.end,
  );
}

/** `Abate mo<tab>2`: only the heading says what the number is. */
function isBareCell({ document }: LeaseText, { kind, block, span }: Decided): boolean {
  return (
    kind === 'label' &&
    block.kind === 'row' &&
    /^(?:[^\t\n]*\t)?\s*\d{1,3}(?:\.\d+)?\s*$/.test(document.text.slice(span.start, span.end))
  );
}

/**
 * The number of points rated more likely, the higher number for a value that must be checked in any case, and the
 * minimum probability.
 */
const disagrees = 3;
const disagreesWithDoubt = 8;
const sure = 0.06;

/**
 * The values whose sentence has words that can refer to the field. Evidence for informal wording already requires such
 * words, so its sentence only must not be about something else.
 */
export function inItsWords(text: LeaseText, id: string, { values, others }: Decision, needsWord: boolean): Decision {
  return {
    values: values.filter(({ span }) =>
      linesOf(text).some(
        ({ part, whole }) =>
          part.end > span.start && part.start < span.end && (needsWord ? canMean(id, whole) : !meansOther(id, whole)),
      ),
    ),
    others,
  };
}

export function nameOf(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Words with an empty blank don't state anything yet. */
export function withoutBlanks({ values, others }: Decision): Decision {
  return { values: values.filter(({ value }) => typeof value !== 'string' || !/_{3}/.test(value)), others };
}

/** A question by one side is not a term of the offer: `sign?`, `385 is heavy. 350?` */
export function withoutQuestions({ values, others }: Decision): Decision {
  return {
    values: values.filter(({ block, span }) => {
      const sentence = sentencesOf(block).findLast(({ start }) => start <= span.start);
      const words =
        sentence === undefined ? '' : block.text.slice(sentence.start - block.start, sentence.end - block.start);
      return block.kind === 'row' || !/\?\W{0,200}$/.test(words);
    }),
    others,
  };
}

/** Of 10 sentences read from informal wording, 7 were right in offers not used for tuning, so a person should check. */
export function toCheck({ values, others }: Decision): Decision {
  const reason = 'This was read from the wording of one sentence; please compare it with the offer.';
  return {
    values: values.map((value) => (value.state === 'found' ? { ...value, state: 'check', reason } : value)),
    others,
  };
}

/** A deadline for replying to an older message may not apply to the newest one, which may itself be the reply. */
export function ofOlderMessage({ values, others }: Decision): Decision {
  const reason = 'This date is in an earlier message; please check whether it still applies.';
  return { values: values.map((value) => ({ ...value, state: 'check' as const, reason })), others };
}

export const alternativeReason = 'The offer states several deals side by side; this is the first of them.';

/** The reader must choose which of several deals applies. */
export function ofFirstAlternative({ values, others }: Decision, first: readonly Span[]): Decision {
  const isOf = ({ start, end }: Span) => first.some((own) => own.start < end && start < own.end);
  return {
    values: values.map((value) =>
      isOf(value.span) && value.state === 'found' ? { ...value, state: 'check', reason: alternativeReason } : value,
    ),
    others,
  };
}

/** `FROM: Acme Inc. (the "Tenant")`: neither the label nor the title above it is a name. */
function isTitleWord(value: unknown): boolean {
  return typeof value === 'string' && /^(?:from|to|re|(?:offer|agreement|proposal|response)\b.*)$/i.test(value.trim());
}

/** Figures that the lease readers parse differently from the same words must be checked. */
function comparedWithLease({ values, others }: Decision, shared: Field, context: FieldContext): Decision {
  const readings = scoredReadings(shared, context).filter(({ shown }) => hasFigures(shown));
  return {
    values: values.map((value) => {
      const same = readings.filter(({ span }) => span.start < value.span.end && value.span.start < span.end);
      const [other] = same;
      if (value.state === 'check' || !hasFigures(value.shown) || other === undefined) return value;
      // `months 1-3 (base only)` and `3 months`
      const figures = [figuresOf(value.shown), ...(typeof value.value === 'number' ? [String(value.value)] : [])];
      if (same.some(({ shown }) => figures.includes(figuresOf(shown)))) return value;
      // `125% for two months; 150% after` contains `125%`.
      if (shared.id === 'holdover' && same.some(({ shown }) => value.shown.includes(shown))) return value;
      return { ...value, state: 'check', reason: `These words can also be read as “${other.shown}”.` };
    }),
    others,
  };
}

/** A short value with a number; longer ones are passages. */
function hasFigures(shown: string): boolean {
  return shown.length <= 40 && /\d/.test(shown);
}

/** `15% every 36 months` as `15 36`. */
function figuresOf(shown: string): string {
  return [...shown.matchAll(/\d+(?:[.,]\d+)*/g)].map(([digits]) => digits).join(' ');
}

/** Numbers in these fields are not figures. */
const placesAndNames: ReadonlySet<string> = new Set([
  'premises_address',
  'suite_floor',
  'landlord',
  'tenant',
  'guarantor',
  'brokers',
  'parking',
]);

export function decideOne(field: Field, context: FieldContext): Decision {
  const own = letterFields.find(({ id }) => id === field.id);
  const decided = own === undefined ? nothing : decideField(own, context);
  const shared = sharedFields.find(({ id }) => id === field.id);
  if (shared === undefined) return decided;
  if (decided.values.length > 0)
    return placesAndNames.has(field.id) ? decided : comparedWithLease(decided, shared, context);
  const values = decideField(shared, context).values.filter(
    ({ kind, state, value }) => trustedKinds.has(kind) && state === 'found' && !isTitleWord(value),
  );
  return { values, others: [] };
}

/**
 * `Service charge: capped at £7.50`, `operating costs, and a deposit of $5,000`: a cap or another payment is not an
 * estimate.
 */
export function withoutLimits(text: LeaseText, id: string, { values, others }: Decision): Decision {
  if (id !== 'opex_estimate') return { values, others };
  const isEstimate = ({ value, span }: Decided): boolean => {
    const words = text.document.text.slice(Math.max(0, span.start - 40), span.end);
    const own = amountsOf(words).filter(({ amount }) => amount === value);
    return own.length === 0 || own.some(({ start }) => !notEstimated.test(words.slice(Math.max(0, start - 40), start)));
  };
  return { values: values.filter(isEstimate), others };
}

const notEstimated =
  /(?<!\b(?:additional|extra) )\b(?:rent|rate) (?:is|of|at)\s{0,3}$|\b(?:capped|limited|cap|ceiling|maximum|max|deposit|allowance)\b[^.;\d]{0,20}$|\b(?:not (?:to )?exceed(?:ing)?|(?:no|not) more than)\s{0,3}$/i;

/** Under `Brokers` or `Representation`, the party before a name says who the agent acts for. */
export function withoutAgents(text: LeaseText, id: string, { values, others }: Decision): Decision {
  if (id !== 'landlord' && id !== 'tenant') return { values, others };
  const ofAgents = termsOf(text).filter(
    ({ topics }) => topics.includes('brokers') && !topics.includes('landlord') && !topics.includes('tenant'),
  );
  return {
    values: values.filter(
      ({ span }) => !ofAgents.some(({ parts }) => parts.some(({ start, end }) => start < span.end && span.start < end)),
    ),
    others,
  };
}

/** Parties and places are not negotiated, so the old words of a comparison state them too. */
export const identities: ReadonlySet<string> = new Set(['landlord', 'tenant', 'premises_address']);

/** Lines above a message that name people; they don't state terms. */
const addressLine = /^\s{0,9}(?:>\s{0,3}){0,9}\*{0,2}(?:from|to|cc|bcc|sent|attn)\*{0,2}\s?:/i;
const ofPeople: ReadonlySet<string> = new Set([
  'landlord',
  'tenant',
  'guarantor',
  'brokers',
  'agreement_date',
  'premises_address',
  'suite_floor',
]);

/** `$25.00 per square foot` and `$3,125,000`: the same allowance if the area confirms it, not two that disagree. */
export function provenByArea({ values, others }: Decision, area: unknown): Decision {
  const [best] = values;
  if (best?.state !== 'check' || !best.reason.startsWith('The document also says') || typeof area !== 'number')
    return { values, others };
  const { state: _state, reason: _reason, ...own } = best;
  const amount = Number(own.value);
  const isSame = (rate: number, total: number) => rate < 1_000 && Math.abs(rate * area - total) <= total * 0.0006;
  const agree = others.every(({ value }) => isSame(Number(value), amount) || isSame(amount, Number(value)));
  return agree ? { values: [{ ...own, state: 'found' }, ...values.slice(1)], others } : { values, others };
}

/** `Cc: Ana Reis (Harbor Retail)` names people; it does not state the use or another term of the deal. */
export function withoutAddressLines(id: string, { values, others }: Decision): Decision {
  return {
    values: ofPeople.has(id) ? values : values.filter(({ block }) => !addressLine.test(block.text)),
    others,
  };
}

/** `Lessor: Alder B.V., Strawinskylaan 1201, Amsterdam`: the address of a party, not the space. */
export function withoutPartyLines(text: LeaseText, id: string, { values, others }: Decision): Decision {
  if (id !== 'premises_address') return { values, others };
  const ofParties = termsOf(text).filter(
    ({ topics }) => topics.length > 0 && topics.every((topic) => sides.has(topic)),
  );
  return {
    values: values.filter(
      ({ span }) =>
        !ofParties.some(({ parts }) => parts.some(({ start, end }) => start < span.end && span.start < end)),
    ),
    others,
  };
}

const sides: ReadonlySet<string> = new Set(['landlord', 'tenant', 'guaranty', 'brokers', 'legal_fees']);

const salutation =
  /^\s{0,9}(?:dear|hi|hello|good (?:morning|afternoon))\b|^\s{0,9}(?!to,|the |attn|cc)\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20}\.?)?,\s{0,9}$/iu;
const subjectLine = /^\s{0,9}(?:re|subject|sub|property|premises|building|location)\b\.?\s?[:–—-]/i;
const named =
  /^\s{0,9}(?:attn|attention|c\/o|mr|mrs|ms|mx|dr|m\/s|messrs|the directors?|to)\b|\b(?:LLC|L\.L\.C|LP|L\.P|LLP|PLLC|Inc|Ltd|Limited|Corp|Corporation|Company|P\.A|P\.L|PC|Group|Advisors|Associates|Partners|Partnership)\b\.?,?\s{0,9}$|^\s{0,9}\p{Lu}\p{L}{1,20}(?: \p{Lu}\.?)? \p{Lu}\p{L}{1,24}\s{0,9}$/iu;

/**
 * `Ms. Lopez`, `4400 Camelback Road` and `Phoenix, Arizona` above `Dear Ms. Lopez`: the recipient's address, not the
 * space.
 */
export function withoutRecipient(text: LeaseText, id: string, { values, others }: Decision): Decision {
  if ((id !== 'premises_address' && id !== 'suite_floor') || values.length === 0) return { values, others };
  const filled = text.blocks.filter((block) => block.text.trim() !== '');
  const greeting = filled.slice(0, 24).findIndex((block) => salutation.test(block.text) && block.text.length < 80);
  if (greeting < 2 || ofReader.test(text.document.text)) return { values, others };
  const subject = filled.findIndex((block, at) => at < greeting && subjectLine.test(block.text));
  const above = filled.slice(0, subject < 0 ? greeting : Math.min(subject, greeting));
  const first = above.findIndex((block) => named.test(block.text) && block.text.length < 90);
  const lines = first < 0 ? [] : above.slice(first);
  // `Re: sublease of 588 West Superior` in a letter from that street
  const isNamedElsewhere = (address: unknown): boolean => {
    const street = /^\S{1,12} [^\s,]{2,30}/.exec(String(address))?.[0];
    return street === undefined || filled.some((each) => !lines.includes(each) && each.text.includes(street));
  };
  return {
    values: values.filter(
      ({ block, kind, value }) => kind === 'label' || !lines.includes(block) || isNamedElsewhere(value),
    ),
    others,
  };
}

/** The recipient already occupies the space. */
const ofReader =
  /\b(?:extend(?:ing)?|renew(?:ing|al of)?) your lease\b|\byour (?:current|existing|present) (?:lease|premises|space)\b/i;

/** `For Alder Depot Venture LLC` and `Alder Depot Venture LLC` are the same party. */
export function isSameParty(value: unknown, other: unknown): boolean {
  const [own, known] = [nameOf(value), nameOf(other ?? '')];
  return own === known ? own !== '' : known.length > 5 && ` ${own} `.includes(` ${known} `);
}
