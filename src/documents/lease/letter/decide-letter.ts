import type { Span } from '../../document.ts';
import { type Decided, type Decision, decideField, isSameValue } from '../extract/decide.ts';
import type { Candidate, Field, FieldContext } from '../extract/field.ts';
import { fields as sharedFields } from '../extract/fields/index.ts';
import { shiftDays } from '../lexicon/dates.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { alternativesOf } from './alternatives.ts';
import { chatLines, chatMarks } from './chat-lines.ts';
import { clauseViews } from './clause-views.ts';
import {
  decideOne,
  identities,
  inItsWords,
  isSameParty,
  judged,
  nameOf,
  nothing,
  ofFirstAlternative,
  ofOlderMessage,
  provenByArea,
  toCheck,
  withoutAddressLines,
  withoutAgents,
  withoutBlanks,
  withoutLimits,
  withoutPartyLines,
  withoutQuestions,
  withoutRecipient,
} from './confirm-values.ts';
import { settledBy } from './field-topics.ts';
import { letterFields } from './fields/index.ts';
import { learnedFields } from './fields/learned.ts';
import { saidFields } from './fields/said/index.ts';
import { spokenFields } from './fields/spoken.ts';
import { valuedFields } from './fields/valued.ts';
import { withFurther } from './further-values.ts';
import type { LetterTopic } from './letter-topic.ts';
import { readMonths } from './letter-values.ts';
import { onlyWithin, withBlanks } from './live-text.ts';
import { type Message, messagesOf } from './messages.ts';
import { namedAnew } from './newer-mentions.ts';
import { withNewerCount } from './option-count.ts';
import { type OldTerm, oldTermsOf } from './superseded.ts';
import { termsOf, topicsWithin } from './terms.ts';
import { insertionMarks } from './typed-marks.ts';

/** A value of an older message that the newest one replaced. */
export interface ReplacedValue {
  readonly field: Field;
  readonly old: Decided;
  readonly fresh: Decided;
  /** The older message states it in informal wording. */
  readonly inWords?: true;
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
  /** If several deals are offered as alternatives, only the values of the first are used. */
  readonly hasAlternatives: boolean;
  /** The older messages, each with the topics of the newer ones. */
  readonly older: readonly { readonly text: LeaseText; readonly newer: ReadonlySet<LetterTopic> }[];
}

/**
 * Old terms that are no longer part of the offer at all. Other old terms are reported, such as a right that is given
 * up.
 */
const crossingOut: ReadonlySet<string> = new Set([
  'struckMarks',
  'typedMarks',
  'bracketComment',
  'youThenWe',
  'struckTerm',
  'notWhatWasSent',
  'refused',
  'columns',
  'keptColumn',
]);

type Wording = readonly [fields: readonly Field[], state: (decision: Decision) => Decision];

/** Readers of informal wording, the stricter ones first. */
const wordings: readonly Wording[] = [
  [spokenFields, (each) => each],
  [valuedFields, toCheck],
  [saidFields, toCheck],
  [sharedFields, toCheck],
  [learnedFields, toCheck],
];
/** The readers that are precise enough to replace what an older message states under a heading. */
const newerWords: readonly Wording[] = [
  [saidFields, toCheck],
  [spokenFields, toCheck],
];

/**
 * Terms that the parties negotiate: the newest figure applies, even if only an older message states it under a heading.
 */
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

/** Words are compared only by the months they name: `two months` and `1 month`. */
function isOtherFigure(old: unknown, fresh: unknown): boolean {
  if (typeof old !== 'string') return true;
  const [was, is] = [old, String(fresh)].map((words) => readMonths(words)[0]?.value);
  return was !== undefined && is !== undefined && was !== is;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

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
    // In a messenger, people mention a term only to confirm it, so the older words still apply.
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
      const read = withoutAgents(
        live,
        id,
        withoutRecipient(live, id, withoutAddressLines(id, withoutLimits(live, id, decideOne(field, contextOf(live))))),
      );
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
      if (decided.values.length === 0 && !isChat && messages.length > 1 && negotiated.has(id))
        decided = inClauses(id, views.slice(0, 1));
      from = messages.findIndex(({ start, end }) =>
        decided.values.some(({ span }) => start <= span.start && span.end <= end),
      );
    }
    if (id === 'renewal_options' && decided.values.length === 0 && messages.length > 1 && !isChat) {
      const old = views
        .slice(1)
        .flatMap(({ live }) => [...decideOne(field, contextOf(live)).values, ...spokenIn(id, [{ live }])])[0];
      const counted = withNewerCount(newest.live, old);
      if (counted !== null && old !== undefined) {
        decided = counted;
        from = 0;
        const [fresh] = counted.values;
        if (fresh && !isSameValue(fresh.value, old.value)) replaced.push({ field, old, fresh });
      }
    }
    const [current] = decided.values;
    if (
      from === 0 &&
      !isChat &&
      negotiated.has(id) &&
      current &&
      !replaced.some(({ field: { id: own } }) => own === id)
    ) {
      const [old] = spokenIn(id, views.slice(1));
      if (old !== undefined && !isSameValue(current.value, old.value) && isOtherFigure(old.value, current.value))
        replaced.push({ field, old, fresh: current, inWords: true });
    }
    if ((from > 0 || isChat) && negotiated.has(id)) {
      const whole = inWords(id, isChat ? views : views.slice(0, from), newerWords);
      const fresh = isChat || whole.values.length > 0 ? whole : inClauses(id, views.slice(0, from));
      const [older, newer] = [decided.values[0], fresh.values[0]];
      const isLater = newer !== undefined && older !== undefined && (!isChat || newer.span.start > older.span.end);
      if (isLater && !isSameValue(older.value, newer.value)) {
        decided = toCheck(fresh);
        replaced.push({ field, old: older, fresh: decided.values[0] ?? newer });
      }
    }
    const [stated] = decided.values;
    if (from > 0 && !isChat && stated !== undefined) {
      const anew = views.slice(0, from).flatMap(({ live }) => namedAnew(id, stated, contextOf(live)) ?? [])[0];
      if (anew !== undefined) {
        decided = { values: [anew], others: [] };
        replaced.push({ field, old: stated, fresh: anew });
      }
    }
    if (decided.values.length === 0 && identities.has(id))
      decided = toCheck(withoutOtherSide(id, withoutAgents(newest.own, id, decideOne(field, contextOf(newest.own)))));
    open.delete(id);
    decided = withoutBlanks(decided);
    if (id === 'ti_allowance') decided = provenByArea(decided, decide('premises_rsf').values[0]?.value);
    decided = withFurther(id, views[Math.max(0, from)]?.live ?? newest.live, decided);
    decisions.set(id, decided);
    return decided;
  };
  /** A figure in informal wording from an older message, even if newer messages mention the topic. */
  const spokenIn = (id: string, among: readonly { readonly live: LeaseText }[]): readonly Decided[] =>
    newerWords
      .flatMap(([layer]) => layer.find((each) => each.id === id) ?? [])
      .flatMap((field) =>
        among.flatMap(({ live }) => withoutQuestions(decideField(field, contextOf(live))).values.slice(0, 1)),
      );
  /** The value in informal wording, from the newest message that has one. */
  const inWords = (id: string, among: typeof views, layers: typeof wordings = wordings): Decision => {
    for (const [last, asked] of layers) {
      const field = last.find((each) => each.id === id);
      if (field === undefined) continue;
      for (const { live, newer } of among) {
        if ((settledBy[id] ?? []).some((topic) => newer.has(topic))) continue;
        const read = withoutPartyLines(
          live,
          id,
          withoutRecipient(
            live,
            id,
            withoutAddressLines(id, withoutLimits(live, id, asked(decideField(field, contextOf(live))))),
          ),
        );
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
  /**
   * `The deposit must be one month, the term six years and parking 16 stalls`: what each clause says by itself, if the
   * sentence lists several terms.
   */
  const inClauses = (id: string, among: readonly { readonly live: LeaseText }[]): Decision => {
    for (const { live } of among)
      for (const view of clauseViews(live)) {
        const field = fields.find((each) => each.id === id);
        const labeled = field === undefined ? nothing : decideOne(field, contextOf(view));
        const said =
          labeled.values.length > 0
            ? labeled
            : inWords(id, [{ own: view, old: [], live: view, newer: new Set() }], newerWords);
        const found = inItsWords(view, id, withoutQuestions(said), true);
        if (found.values.length > 0) return toCheck(found);
      }
    return nothing;
  };
  /**
   * The value model finds names well, but often assigns them to the wrong party: words that state the role take
   * precedence.
   */
  const isSaidOfOtherSide = (id: string, { values }: Decision, live: LeaseText): boolean => {
    const side = id === 'landlord' ? 'tenant' : id === 'tenant' ? 'landlord' : null;
    const other = side === null ? undefined : saidFields.find((each) => each.id === side);
    if (other === undefined) return false;
    const [said] = decideField(other, contextOf(live)).values;
    return said !== undefined && nameOf(said.value) === nameOf(values[0]?.value);
  };
  /** A party doesn't lease from itself: a name that already belongs to the other party was misread. */
  const withoutOtherSide = (id: string, { values, others }: Decision): Decision => {
    const side = id === 'landlord' ? 'tenant' : id === 'tenant' ? 'landlord' : null;
    const other = side === null || values.length === 0 ? undefined : decide(side).values[0];
    return { values: values.filter(({ value }) => !isSameParty(value, other?.value)), others };
  };
  const contextOf = (live: LeaseText): FieldContext => ({
    text: live,
    kind: 'loi',
    best: (id): Candidate | null => decide(id).values[0] ?? null,
  });
  for (const { id } of fields) decide(id);
  // Each party was searched for before the other one was known.
  const [lessor, lessee] = ['landlord', 'tenant'].map((id) => decisions.get(id)?.values[0]);
  if (lessor && lessee && (isSameParty(lessor.value, lessee.value) || isSameParty(lessee.value, lessor.value))) {
    const weaker = lessor.state === 'check' && lessee.state === 'found' ? 'landlord' : 'tenant';
    decisions.delete(weaker);
    decisions.set(weaker, withoutOtherSide(weaker, decide(weaker)));
  }
  // `Expiration: this term sheet lapses on December 12` is not the end of the lease.
  // `Date: 2 June 2026` below heads of terms is not the start of the term.
  const dated = decisions.get('agreement_date')?.values[0];
  for (const id of ['commencement_date', 'delivery_date', 'expiration_date']) {
    const own = decisions.get(id)?.values[0];
    if (
      own?.state === 'check' &&
      own.block === dated?.block &&
      /^\s{0,9}(?:dated?|prepared|issued)\b/i.test(own.block.text)
    )
      decisions.set(id, nothing);
  }
  // `We answer your letter of February 20`: no reply is due before the date of the letter.
  const answerBy = decisions.get('letter_expiration')?.values[0]?.value;
  // `Expiration: April 30, 2031`: no one waits years for a reply.
  if (
    dated?.state === 'found' &&
    isDay(answerBy) &&
    isDay(dated.value) &&
    (answerBy < dated.value || answerBy > shiftDays(dated.value, 366))
  )
    decisions.set('letter_expiration', nothing);
  const answer = decisions.get('letter_expiration')?.values[0]?.value;
  for (const id of ['expiration_date', 'commencement_date', 'delivery_date'])
    if (answer !== undefined && decisions.get(id)?.values[0]?.value === answer) decisions.set(id, nothing);
  // `Delivery: in vanilla shell condition` describes the condition of the premises and no work.
  const [work, state] = ['landlord_work', 'condition'].map((id) => decisions.get(id)?.values[0]);
  if (work?.state === 'check' && state?.state === 'found' && work.block === state.block)
    decisions.set('landlord_work', nothing);
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
