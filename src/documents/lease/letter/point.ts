import type { LetterReport } from '#contract/lease-report.ts';
import { switchedOn } from '../../rules/case-suite.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { readBinding } from './binding/read-binding.ts';
import type { DealKind } from './deal-kinds.ts';
import { isInScope } from './deal-scope.ts';
import type { LetterTopic } from './letter-topic.ts';
import { explicitlyOpen } from './open-subjects.ts';
import { evidenceOf, leftOpen } from './point-model/term-points.ts';
import { type Evidence, rateQuestion } from './question-model/rate-question.ts';
import { settlingFields } from './settled-points.ts';
import { allSentences, partsAbout, type TermPart, termsOf } from './terms.ts';
import { topicInSentence } from './topic-in-sentence.ts';
import { unfilledTerm } from './unfilled-terms.ts';

/**
 * A point that a careful adviser would raise unless the offer settles it. It can be settled under a heading on the
 * topic, or in other words anywhere; each way has an example in which no question about the point is asked.
 */
export interface Point {
  /** Stable name, such as 'snda'. */
  readonly id: string;
  /** Name in the report: 'Non-disturbance (SNDA)'. */
  readonly topic: string;
  readonly question: string;
  readonly why: string;
  /** Asked only for these kinds of deals; if omitted, for all kinds. */
  readonly kinds?: readonly DealKind[];
  /** Asked only if the offer contains this. */
  readonly when?: RegExp;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly name: string;
  /** Any term under a heading of these topics settles the point. */
  readonly under?: readonly LetterTopic[];
  /** Words that settle the point, in a sentence or in the term under the heading. */
  readonly says?: RegExp;
  readonly unless?: RegExp;
}

type Question = LetterReport['questions'][number];

export interface AskedPoint extends Question {
  readonly id: string;
  /** The probability that a careful reader would raise it, from 0 to 1. */
  readonly worth: number;
}

/**
 * A point is not asked about if the offer settles it with at least this probability. If no sentence is about the point,
 * the probability depends only on how often other offers settle it, so it must be higher. In offers that the
 * classifiers had not seen, this still asks about 1 to 4 of 100 settled points.
 */
const mostSettled = { bySentence: 0.345, byHabit: 0.6 } as const;

/** If no sentence reaches these probabilities, no sentence is about the point. */
const silent: Evidence = { alone: 0.02, withWords: 0.02 };

/**
 * If the report calls the binding effect unclear, the question is asked unless the offer settles it with this
 * probability.
 */
const mostSaid = 0.9;

/**
 * What every lease needs, with the labels that state it. Not the commencement and the deposit: in 3 of 4 labeled offers
 * in which these were asked about, other words settled them.
 */
const basics: Readonly<Record<string, readonly LetterTopic[]>> = {
  tenant_identity: ['tenant'],
  premises_area: ['premises', 'building', 'measurement'],
  permitted_use: ['use'],
  term: ['term', 'expiration'],
  base_rent: ['rent'],
};
const leastLabels = 10;
/** A sentence with this probability is about the point. */
const mentioned = 0.1;

/**
 * If a sentence explicitly leaves a point open, the question is asked unless another sentence settles it with this
 * probability.
 */
const stillOpen = 0.5;

/** A point that fewer advisers would raise is skipped, unless a sentence leaves it open. */
const leastWorth = 0.1;

/** Words that mention a point without settling it. */
const open =
  /\b(?:to be (?:agreed|determined|negotiated|discussed|confirmed|advised|mutually|decided)|tbd\b|t\.b\.d|as mutually agreed|negotiable|open to discuss\w*|still (?:open|to be)|subject to (?:further )?(?:discussion|negotiation)|we can discuss|let['’]?s discuss|please (?:confirm|advise|provide)|under (?:review|discussion)|not yet (?:known|agreed|decided))\b|_{3,}|\?\W{0,200}$/i;

export interface Offer {
  readonly text: LeaseText;
  /** Whether the report states a value of the field. */
  readonly has?: (field: string) => boolean;
  readonly kinds: ReadonlySet<DealKind>;
}

/** Whether the question makes sense for an offer of these kinds with these words. */
export function fits(point: Point, text: LeaseText, kinds: ReadonlySet<DealKind>): boolean {
  return (
    isInScope(point.id, kinds) &&
    (point.kinds?.some((kind) => kinds.has(kind)) ?? true) &&
    (point.when?.test(text.document.text) ?? true)
  );
}

/** The question if the offer does not settle the point; null if it does, or if the point doesn't matter. */
export function askPoint(point: Point, offer: Offer, off: string | null = null): AskedPoint | null {
  const { text, kinds } = offer;
  if ((settlingFields[point.id] ?? []).some((field) => offer.has?.(field))) return null;
  const explicit = explicitlyOpen(text, point.id);
  if (explicit === null && !fits(point, text, kinds)) return null;
  if (point.id === 'binding_effect') {
    if (readBinding(text).class !== 'ambiguous_risk_of_binding') return null;
    const { settled: said } = rateQuestion(point.id, kinds, evidenceOf(text, point.id));
    if (said < mostSaid) return missing(point, 1);
  }
  let left: TermPart | null = null;
  let unfilled: TermPart | null = null;
  for (const answer of switchedOn(point.answers, off)) {
    for (const part of partsFor(text, answer)) {
      if (!isOpen(part.text)) return null;
      left ??= part;
    }
    if (answer.under !== undefined) unfilled ??= unfilledTerm(text, answer.under);
  }
  if (point.id === 'premises_area') unfilled = unfilledTerm(text, ['premises']);
  const evidence = evidenceOf(text, point.id);
  const { settled, worth } = rateQuestion(point.id, kinds, evidence);
  left = unfilled ?? explicit ?? left;
  // A point that another sentence settles is no longer open.
  const isOpenHere = unfilled !== null || (explicit !== null && evidence.alone < stillOpen);
  if (offer.has && !isOpenHere) {
    const lacks = lacksLabel(point.id, offer, evidence);
    if (!lacks && settled >= mostSettled[isSilent(evidence) ? 'byHabit' : 'bySentence']) return null;
    left ??= leftOpen(text, point.id);
    if (left === null && worth < leastWorth && !lacks) return null;
    if (left === null && lacks) return missing(point, 1);
  }
  if (left === null) return missing(point, worth);
  return {
    ...missing(point, worth),
    answer: 'weak',
    looked_for: `Left open: ${topicInSentence(point.topic)}.`,
    passage: passageOf(text.quote(shortPart(left))),
  };
}

/**
 * An offer with labeled terms states the basics under labels: if there is neither a label nor a sentence, the point is
 * missing and not just worded in an unknown way. What an extension or a counter-offer doesn't mention stays unchanged.
 */
function lacksLabel(id: string, { text, kinds, has }: Offer, { alone, withWords }: Evidence): boolean {
  const topics = basics[id];
  if (topics === undefined || has === undefined || kinds.has('extension') || kinds.has('counter')) return false;
  if (alone >= mentioned || withWords >= mentioned) return false;
  const labeled = termsOf(text).filter(({ heading, topics: own }) => heading !== '' && own.length > 0);
  return (
    labeled.length >= leastLabels && !labeled.some(({ topics: own }) => topics.some((topic) => own.includes(topic)))
  );
}

function isSilent({ alone, withWords }: Evidence): boolean {
  return alone < silent.alone && withWords < silent.withWords;
}

function missing({ id, topic, question, why }: Point, worth: number): AskedPoint {
  const looked_for = `Not addressed: ${topicInSentence(topic)}.`;
  return { id, worth, topic, question, why, answer: 'missing', looked_for, passage: null };
}

/** Parts under the headings, otherwise sentences; each with the words that match. */
function partsFor(text: LeaseText, { under, says, unless }: Answer): readonly TermPart[] {
  const parts = under === undefined ? allSentences(text) : partsAbout(text, under);
  return parts.filter((part) => part.text.trim() !== '' && (says?.test(part.text) ?? true) && !unless?.test(part.text));
}

/** A short term is open as a whole; in a long one, only its beginning is checked. */
function isOpen(text: string): boolean {
  return open.test(text.length < 240 ? text : text.slice(0, 160));
}

function shortPart(part: TermPart): { start: number; end: number } {
  return { start: part.start, end: Math.min(part.end, part.start + 400) };
}
