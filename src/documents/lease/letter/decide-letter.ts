import type { Span } from '../../document.ts';
import { type Decided, type Decision, decideField, isSameValue, scoredReadings } from '../extract/decide.ts';
import type { Candidate, Field, FieldContext } from '../extract/field.ts';
import { fields as sharedFields } from '../extract/fields/index.ts';
import { type LeaseText, sentencesOf } from '../prepare/lease-text.ts';
import { alternativesOf } from './alternatives.ts';
import { chatLines, chatMarks } from './chat-lines.ts';
import { settledBy } from './field-topics.ts';
import { canMean, meansOther } from './fields/field-words.ts';
import { letterFields } from './fields/index.ts';
import { learnedFields } from './fields/learned.ts';
import { saidFields } from './fields/said/index.ts';
import { spokenFields } from './fields/spoken.ts';
import { valuedFields } from './fields/valued.ts';
import { linesOf } from './letter-saying.ts';
import type { LetterTopic } from './letter-topic.ts';
import { onlyWithin, withBlanks } from './live-text.ts';
import { type Message, messagesOf } from './messages.ts';
import { judgedAt } from './point-model/term-points.ts';
import { pointOfField } from './settled-points.ts';
import { type OldTerm, oldTermsOf } from './superseded.ts';
import { termsOf, topicsWithin } from './terms.ts';
import { insertionMarks } from './typed-marks.ts';

/** A value of an older message that the newest one replaced. */
export interface ReplacedValue {
  readonly field: Field;
  readonly old: Decided;
  readonly fresh: Decided;
}

export interface LetterDecisions {
  readonly fields: readonly Field[];
  readonly decisions: ReadonlyMap<string, Decision>;
  /** Old terms that the newest message restates next to its own. */
  readonly oldTerms: readonly OldTerm[];
  readonly replaced: readonly ReplacedValue[];
  /**
   * The newest message, or the whole conversation of a messenger; everything else is blanked, including words that it
   * strikes out or attributes to the other side.
   */
  readonly offered: LeaseText;
  /** The newest message without the old terms that it restates. */
  readonly live: LeaseText;
  readonly messages: readonly Message[];
  /** The text of each message without the old terms that it restates, newest first. */
  readonly views: readonly LeaseText[];
  /** If there are several deals next to each other, only the values of the first are used. */
  readonly hasAlternatives: boolean;
  /** The older messages, each with the topics of the newer ones. */
  readonly older: readonly { readonly text: LeaseText; readonly newer: ReadonlySet<LetterTopic> }[];
}

/**
 * Old terms that are no longer part of the offer in any sense. Other old terms are reported, such as a right that is
 * given up.
 */
const crossingOut: ReadonlySet<string> = new Set([
  'struckMarks',
  'typedMarks',
  'youThenWe',
  'struckTerm',
  'notWhatWasSent',
  'refused',
  'columns',
  'keptColumn',
]);

/** The contribution of an older message: topics not mentioned in the newest one still count. */
const nothing: Decision = { values: [], others: [] };

type Wording = readonly [fields: readonly Field[], state: (decision: Decision) => Decision];

/** Readers of freer wording, the stricter ones first. */
const wordings: readonly Wording[] = [
  [spokenFields, (each) => each],
  [valuedFields, toCheck],
  [saidFields, toCheck],
  [sharedFields, toCheck],
  [learnedFields, toCheck],
];
/** Those precise enough to replace what an older message states under a heading. */
const newerWords: readonly Wording[] = [
  [saidFields, toCheck],
  [spokenFields, toCheck],
];

/** What the sides bargain over: the newest figure counts, even if only an older message states it under a heading. */
const negotiated: ReadonlySet<string> = new Set([
  'term_months',
  'premises_rsf',
  'free_rent',
  'escalation',
  'ti_allowance',
  'security_deposit',
  'renewal_options',
  'renewal_notice',
  'opex_estimate',
  'opex_cap',
  'base_year',
  'parking',
]);

/** Values from the lease readers are used for topics that offers and leases describe in the same words. */
const trustedKinds: ReadonlySet<string> = new Set(['label', 'definedTerm', 'table']);

export function decideLetter(text: LeaseText): LetterDecisions {
  const messages = messagesOf(text);
  const mentioned = new Set<LetterTopic>();
  const alternatives = alternativesOf(text);
  const isChat = chatLines(text).length > 0;
  const marks = [...chatMarks(text), ...insertionMarks(text)];
  const views = messages.map((message) => {
    const own = messages.length === 1 ? text : onlyWithin(text, message);
    const old = oldTermsOf(own);
    const live = withBlanks(own, [...old.map((each): Span => each.old), ...alternatives.others, ...marks]);
    // In a messenger people mention a term only to confirm it: the older words still apply.
    const newer: ReadonlySet<LetterTopic> = message.posted === true ? new Set() : new Set(mentioned);
    for (const term of termsOf(own)) for (const topic of topicsWithin(term)) mentioned.add(topic);
    return { own, old, live, newer };
  });
  const newest = views[0] ?? { own: text, live: text, old: [] };
  const decisions = new Map<string, Decision>();
  const replaced: ReplacedValue[] = [];
  const open = new Set<string>();
  const fields: readonly Field[] = [
    ...letterFields,
    ...sharedFields.filter(({ id }) => !letterFields.some((own) => own.id === id)),
  ];
  const decide = (id: string): Decision => {
    const known = decisions.get(id);
    if (known) return known;
    const field = fields.find((each) => each.id === id);
    if (field === undefined || open.has(id)) return nothing;
    open.add(id);
    let decided = nothing;
    /** The message that the value comes from. */
    let from = 0;
    for (const [index, { live, newer }] of views.entries()) {
      const fresh = decided.values[0];
      const isSettled = (settledBy[id] ?? []).some((topic) => newer.has(topic));
      if (fresh === undefined && isSettled) continue;
      const read = withoutAgents(live, id, decideOne(field, contextOf(live)));
      // The date of a chat is written before its first line, which is often a question.
      const found = judged(live, id, id === 'agreement_date' ? read : withoutQuestions(read));
      const value = found.values[0];
      if (value === undefined) continue;
      if (fresh === undefined) {
        decided = index > 0 && id === 'letter_expiration' ? ofOlderMessage(found) : found;
        from = index;
      } else if (!isSameValue(fresh.value, value.value) && typeof value.value !== 'boolean')
        replaced.push({ field, old: value, fresh });
    }
    if (decided.values.length === 0) {
      decided = inWords(id, views);
      from = messages.findIndex(({ start, end }) =>
        decided.values.some(({ span }) => start <= span.start && span.end <= end),
      );
    }
    if ((from > 0 || isChat) && negotiated.has(id)) {
      const fresh = inWords(id, isChat ? views : views.slice(0, from), newerWords);
      const [older, newer] = [decided.values[0], fresh.values[0]];
      const isLater = newer !== undefined && older !== undefined && (!isChat || newer.span.start > older.span.end);
      if (isLater && !isSameValue(older.value, newer.value)) {
        decided = toCheck(fresh);
        replaced.push({ field, old: older, fresh: decided.values[0] ?? newer });
      }
    }
    if (decided.values.length === 0 && identities.has(id))
      decided = toCheck(withoutOtherSide(id, withoutAgents(newest.own, id, decideOne(field, contextOf(newest.own)))));
    open.delete(id);
    decided = withoutBlanks(decided);
    decisions.set(id, decided);
    return decided;
  };
  /** The value in freer wording, from the newest message that has one. */
  const inWords = (id: string, among: typeof views, layers: typeof wordings = wordings): Decision => {
    for (const [last, asked] of layers) {
      const field = last.find((each) => each.id === id);
      if (field === undefined) continue;
      for (const { live, newer } of among) {
        if ((settledBy[id] ?? []).some((topic) => newer.has(topic))) continue;
        const read = asked(decideField(field, contextOf(live)));
        // `Can you get back to me by Wednesday?` is a deadline.
        const found = withoutAgents(
          live,
          id,
          withoutOtherSide(id, id === 'letter_expiration' ? read : withoutQuestions(read)),
        );
        // Values from the model of values were already rated by it.
        const decided =
          last === valuedFields
            ? found
            : judged(live, id, last === spokenFields ? found : inItsWords(live, id, found, last === learnedFields));
        if (decided.values.length > 0 && !(last === valuedFields && isSaidOfOtherSide(id, decided, live)))
          return decided;
      }
    }
    return nothing;
  };
  /** The model of values finds names well, but not always whose they are: words that say so count more. */
  const isSaidOfOtherSide = (id: string, { values }: Decision, live: LeaseText): boolean => {
    const side = id === 'landlord' ? 'tenant' : id === 'tenant' ? 'landlord' : null;
    const other = side === null ? undefined : saidFields.find((each) => each.id === side);
    if (other === undefined) return false;
    const [said] = decideField(other, contextOf(live)).values;
    return said !== undefined && nameOf(said.value) === nameOf(values[0]?.value);
  };
  /** A party doesn't lease from itself: a name that is already the other side's was misread. */
  const withoutOtherSide = (id: string, { values, others }: Decision): Decision => {
    const side = id === 'landlord' ? 'tenant' : id === 'tenant' ? 'landlord' : null;
    const other = side === null || values.length === 0 ? undefined : decide(side).values[0];
    const isOther = (value: unknown) => {
      const [own, known] = [nameOf(value), nameOf(other?.value ?? '')];
      return own === known ? own !== '' : known.length > 5 && ` ${own} `.includes(` ${known} `);
    };
    return { values: values.filter(({ value }) => !isOther(value)), others };
  };
  const contextOf = (live: LeaseText): FieldContext => ({
    text: live,
    kind: 'loi',
    best: (id): Candidate | null => decide(id).values[0] ?? null,
  });
  for (const { id } of fields) decide(id);
  // `Expiration: this term sheet lapses on December 12` is not the end of the lease.
  const answer = decisions.get('letter_expiration')?.values[0]?.value;
  for (const id of ['expiration_date', 'commencement_date', 'delivery_date'])
    if (answer !== undefined && decisions.get(id)?.values[0]?.value === answer) decisions.set(id, nothing);
  for (const [id, decided] of decisions) decisions.set(id, ofFirstAlternative(decided, alternatives.first));
  const isConversation = messages[0]?.posted === true;
  const crossed = newest.old.filter(({ by }) => crossingOut.has(by)).map(({ old }) => old);
  return {
    fields,
    decisions,
    oldTerms: newest.old,
    replaced,
    offered: withBlanks(isConversation ? text : newest.own, crossed),
    live: newest.live,
    messages,
    views: views.map(({ live }) => live),
    hasAlternatives: alternatives.others.length > 0,
    older: isConversation ? [] : views.slice(1).map(({ live, newer }) => ({ text: live, newer })),
  };
}

/**
 * The values that the model of terms confirms. If it rates several other points as more likely, the sentence is about
 * something else: of such values 2 of 18 were right in offers that were not used for writing rules; if it is uncertain,
 * a person should check.
 */
function judged(text: LeaseText, id: string, { values, others }: Decision): Decision {
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
      return own.likelier > 0 || own.chance < sure ? [{ ...value, state: 'check' as const, reason }] : [value];
    }),
    others,
  };
}
/** `25 and 2.75%, TIA 55, one RO`: the model rates a sentence as a whole, and this one lists several terms in few words. */
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
 * The number of points rated more likely, the higher number for a value that must be checked anyway, and the minimum
 * probability.
 */
const disagrees = 3;
const disagreesWithDoubt = 8;
const sure = 0.06;

/**
 * The values whose sentence has words that can mean the field. Evidence for any wording already requires such words, so
 * there the sentence only must not mean something else.
 */
function inItsWords(text: LeaseText, id: string, { values, others }: Decision, needsWord: boolean): Decision {
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

function nameOf(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Words with a blank that are not filled in don't state anything yet. */
function withoutBlanks({ values, others }: Decision): Decision {
  return { values: values.filter(({ value }) => typeof value !== 'string' || !/_{3}/.test(value)), others };
}

/** A question by one side is not a term of the offer: `sign?`, `385 is heavy. 350?` */
function withoutQuestions({ values, others }: Decision): Decision {
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

/**
 * 7 of 10 sentences that were read in any wording were right in offers not used for tuning, so a person should check.
 */
function toCheck({ values, others }: Decision): Decision {
  const reason = 'This was read from the wording of one sentence; please compare it with the offer.';
  return {
    values: values.map((value) => (value.state === 'found' ? { ...value, state: 'check', reason } : value)),
    others,
  };
}

/** A deadline for replying to an older message may not apply to the newest one, which may itself be the reply. */
function ofOlderMessage({ values, others }: Decision): Decision {
  const reason = 'This date is in an earlier message; please check whether it still applies.';
  return { values: values.map((value) => ({ ...value, state: 'check' as const, reason })), others };
}

export const alternativeReason = 'The offer states several deals side by side; this is the first of them.';

/** The reader must choose which of several deals applies. */
function ofFirstAlternative({ values, others }: Decision, first: readonly Span[]): Decision {
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

/** Figures that the readers of leases read otherwise from the same words must be checked. */
function comparedWithLease({ values, others }: Decision, shared: Field, context: FieldContext): Decision {
  const readings = scoredReadings(shared, context).filter(({ shown }) => hasFigures(shown));
  return {
    values: values.map((value) => {
      const same = readings.filter(({ span }) => span.start < value.span.end && value.span.start < span.end);
      const [other] = same;
      if (value.state === 'check' || !hasFigures(value.shown) || other === undefined) return value;
      if (same.some(({ shown }) => figuresOf(shown) === figuresOf(value.shown))) return value;
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

function decideOne(field: Field, context: FieldContext): Decision {
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

/** Under `Brokers` or `Representation`, a side and a name tell whom the agent acts for. */
function withoutAgents(text: LeaseText, id: string, { values, others }: Decision): Decision {
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

/** Who and where: nobody negotiates these, so old words of a comparison state them too. */
const identities: ReadonlySet<string> = new Set(['landlord', 'tenant', 'premises_address']);
