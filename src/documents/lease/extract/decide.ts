import type { FieldValue } from '#contract/lease-report.ts';
import { switchedOn } from '../../rules/case-suite.ts';
import { disagreementsIn } from '../lexicon/disagreements.ts';
import type { Block } from '../prepare/block.ts';
import { inUsualWords } from '../prepare/own-roles.ts';
import { placeIn } from '../prepare/passage.ts';
import { topicsOfHeadings } from '../topics/heading-topics.ts';
import type { Topic } from '../topics/topic.ts';
import type { Candidate, Field, FieldContext } from './field.ts';
import { isIn, type PrevailingPart, prevailingPart } from './prevailing-part.ts';
import { contradictionMargin, floor, floorOfSeveral, weights } from './weights.ts';

/**
 * `found`: nothing in the document contradicts it, and values of this field are usually right (certainty.ts); `check`:
 * a person should check it, with the reason.
 */
export type State = { readonly state: 'found' } | { readonly state: 'check'; readonly reason: string };

export type Decided = Candidate & State;

export interface Decision {
  /** Empty if nothing was found; one, or several for a field with `many`. Strongest first, lists in document order. */
  readonly values: readonly Decided[];
  /** Readings with a different value, strongest first. */
  readonly others: readonly Candidate[];
}

/**
 * Decides one field: collects all its evidence, drops what an exclusion matches, ranks the rest, and reports how
 * certain the result is.
 */
export function decideField(field: Field, context: FieldContext, off: string | null = null): Decision {
  const candidates = rankedCandidates(field, context, off);
  const best = candidates[0];
  if (best === undefined) return { values: [], others: [] };
  const points = pointsOf(field, candidates);
  if (points.length > 0)
    return {
      values: points.map((each) => ({
        ...each,
        ...(beforePrevailing(each, points, context.text) ?? stateOf(field, each, candidates, context)),
      })),
      others: [],
    };
  if (field.many) {
    const distinct = candidates.filter(
      (candidate, index) => candidates.findIndex((other) => sameIn(field, other, candidate)) === index,
    );
    const kept = distinct.filter(({ score }) => score >= floorOfSeveral).sort((a, b) => a.span.start - b.span.start);
    const values = kept.map(
      (candidate): Decided =>
        asPrevailing(candidate, byEvidence(candidates, candidate), context.text) ?? {
          ...inOwnWords(candidate, context),
          ...stateOf(field, candidate, candidates, context),
        },
    );
    // The list may also contain the value with which an addendum replaces another one.
    return {
      values: values.filter((each, index) => !values.slice(index + 1).some(({ span }) => span === each.span)),
      others: [],
    };
  }
  const current = asAmendedLater(field, best, candidates, context.text) ?? asPrevailing(best, candidates, context.text);
  if (current !== null)
    return {
      values: [{ ...current, ...inOwnWords(current, context) }],
      others: candidates.filter((each) => !sameIn(field, each, current)).slice(0, 5),
    };
  return {
    values: [
      { ...inOwnWords(inOrdinaryCase(best, candidates), context), ...stateOf(field, best, candidates, context) },
    ],
    others: candidates.filter((candidate) => !sameIn(field, candidate, best)).slice(0, 5),
  };
}

/**
 * The standard points that a clause states, each in its clearest sentence, in document order; points of the same
 * sentence are merged.
 */
function pointsOf({ evidence }: Field, candidates: readonly Candidate[]): Candidate[] {
  const order = (name: string) => evidence.findIndex((each) => each.name === name);
  const all = candidates.filter(({ kind }) => kind === 'point');
  const ofTheDeal = all.filter(({ block }) => block.operative);
  const points = ofTheDeal.length > 0 ? ofTheDeal : all;
  const sorted = points
    .filter(({ value }, index) => points.findIndex((other) => other.value === value) === index)
    .sort((a, b) => a.span.start - b.span.start || order(a.evidence) - order(b.evidence));
  const joined: Candidate[] = [];
  for (const point of sorted) {
    const last = joined.at(-1);
    const both = last === undefined ? null : joinedPoints(last, point);
    if (both !== null) joined.pop();
    joined.push(both ?? point);
  }
  return joined;
}

/** Merges two points whose passages overlap, if one quote can contain both. */
function joinedPoints(a: Candidate, b: Candidate): Candidate | null {
  const end = Math.max(a.span.end, b.span.end);
  if (a.block !== b.block || b.span.start >= a.span.end || end - a.span.start > longestQuote) return null;
  // `TENANT may` keeps its capitals.
  const next = /^\p{Lu}\p{Ll}/u.test(b.shown) ? `${b.shown[0]?.toLowerCase()}${b.shown.slice(1)}` : b.shown;
  const shown = `${a.shown}; ${next}`;
  const doubt = a.doubt ?? b.doubt;
  return { ...a, value: shown, shown, span: { start: a.span.start, end }, ...(doubt === undefined ? {} : { doubt }) };
}

const longestQuote = 700;

/**
 * Fields that an amendment always restates completely; an area, a share or a deposit in an amendment may refer to added
 * space only.
 */
const statedAnew: ReadonlySet<string> = new Set(['landlord', 'expiration_date', 'holdover']);

/** The value in the file's last amendment, which replaces the lease's value; always to be checked. */
function asAmendedLater(
  field: Field,
  best: Candidate,
  candidates: readonly Candidate[],
  text: FieldContext['text'],
): Decided | null {
  if (!statedAnew.has(field.id) || !best.block.operative || best.block.instrument.kind === 'amendment') return null;
  // The amendment's recitals repeat the lease's value.
  const later = candidates.filter(
    (each) =>
      !each.block.operative &&
      !each.block.instrument.form &&
      each.block.instrument.kind === 'amendment' &&
      each.block.instrument.index > best.block.instrument.index &&
      !sameIn(field, each, best),
  );
  const last = Math.max(...later.map(({ block }) => block.instrument.index));
  const stated = later.find(({ block }) => block.instrument.index === last);
  if (stated === undefined) return null;
  return {
    ...stated,
    state: 'check',
    reason: `${stated.block.instrument.label} states this; before it was “${shortly(best.shown)}”${placeIn(text, best.span)}.`,
  };
}

/** A point from the printed form, if an addendum that prevails settles points of the same clause. */
function beforePrevailing(point: Candidate, points: readonly Candidate[], text: FieldContext['text']): State | null {
  const part = prevailingPart(text);
  if (part === null || isIn(part, point.block)) return null;
  const stated = points.find(({ block }) => isIn(part, block));
  return stated === undefined ? null : { state: 'check', reason: alsoPrevails(part, stated, text) };
}

function alsoPrevails({ name, several }: PrevailingPart, stated: Candidate, text: FieldContext['text']): string {
  return `The ${name}${placeIn(text, stated.span)} also ${several ? 'speak' : 'speaks'} of this and ${several ? 'prevail' : 'prevails'}.`;
}

/** Values are compared only with values of the same kind: an interest rate doesn't replace a charge. */
function byEvidence(candidates: readonly Candidate[], { evidence }: Candidate): readonly Candidate[] {
  return candidates.filter((each) => each.evidence === evidence);
}

/**
 * The value in a prevailing addendum. A short value replaces that of the lease; a sentence is kept, because it isn't
 * known how much of it still applies. Both must be checked.
 */
function asPrevailing(best: Candidate, candidates: readonly Candidate[], text: FieldContext['text']): Decided | null {
  const part = prevailingPart(text);
  if (part === null || isIn(part, best.block) || !best.block.operative) return null;
  const stated = candidates.find(({ block }) => isIn(part, block));
  if (stated === undefined || isSameValue(stated.value, best.value)) return null;
  return isShort(stated) && isShort(best)
    ? { ...stated, state: 'check', reason: prevailingReason(part, stated, best, text) }
    : {
        ...best,
        state: 'check',
        reason: alsoPrevails(part, stated, text),
      };
}

function prevailingReason(
  { name, several }: PrevailingPart,
  stated: Candidate,
  best: Candidate,
  text: FieldContext['text'],
): string {
  return `The ${name} ${several ? 'prevail and state' : 'prevails and states'} this${placeIn(text, stated.span)}; before it was “${shortly(best.shown)}”${placeIn(text, best.span)}.`;
}

/** A figure, a date or a choice, not a sentence. The words shown for a choice differ from its value. */
function isShort({ shown, value }: Candidate): boolean {
  return shown.length <= (shown === value ? 40 : 60);
}

/**
 * `BRIGHTLINE PALLET COMPANY` above a signature is shown as it is written in the opening: `Brightline Pallet Company`.
 */
function inOrdinaryCase(best: Candidate, candidates: readonly Candidate[]): Candidate {
  if (typeof best.value !== 'string' || /\p{Ll}/u.test(best.value)) return best;
  const ordinary = candidates.find(
    ({ value, block }) => block.operative && /\p{Ll}/u.test(String(value)) && isSameValue(value, best.value),
  );
  return ordinary ?? best;
}

/** A sentence from a document with filled-in blanks, or with its own names for the parties, is shown as printed. */
function inOwnWords(candidate: Candidate, { text }: FieldContext): Candidate {
  const { value, span } = candidate;
  if (typeof value !== 'string') return candidate;
  if (candidate.shown !== value || !/\s{2}/.test(value))
    return {
      ...candidate,
      value: inUsualWords(value, text.roles),
      shown: inUsualWords(candidate.shown, text.roles),
    };
  const printed = isSameValue(text.document.text.slice(span.start, span.end), value)
    ? text.printed(span)
    : value.replace(/\s+/g, ' ');
  return { ...candidate, value: printed, shown: printed };
}

function rankedCandidates(field: Field, context: FieldContext, off: string | null = null): Candidate[] {
  // The rent, area or condition of a renewal or of other space is not that of the premises today.
  return scoredReadings(field, context, off).filter(
    (candidate) => candidate.score >= floor && optionOf(field, candidate, context.kind) === null,
  );
}

/** All readings that no exclusion drops, scored, strongest first, including guesses below the floor. */
export function scoredReadings(field: Field, context: FieldContext, off: string | null = null): Candidate[] {
  const kept = withDisagreements(readingsOf(field, context, off));
  return kept
    .map((candidate) => ({ ...candidate, score: scoreOf(field, candidate, kept, context) }))
    .sort((a, b) => b.score - a.score || a.span.start - b.span.start);
}

/** If any reading of an amount finds that its words and figures disagree, every reading of it is doubtful. */
function withDisagreements(candidates: readonly Candidate[]): Candidate[] {
  const disagreeing = candidates.filter(({ doubt }) => doubt !== undefined && /^(?:The w|W)ords\b/.test(doubt));
  return candidates.map((each) => {
    const doubt =
      each.doubt ??
      disagreeing.find(({ block, value }) => block === each.block && isSameValue(value, each.value))?.doubt;
    return doubt === undefined ? each : { ...each, doubt };
  });
}

/** Everything that the field's evidence reads anywhere, except what exclusions match; not yet scored. */
function readingsOf(field: Field, context: FieldContext, off: string | null = null): Candidate[] {
  const { text } = context.text.document;
  const exclusions = switchedOn(field.exclusions ?? [], off);
  return switchedOn(field.evidence, off)
    .flatMap(({ name, kind, find }) =>
      find(context).map((reading): Candidate => ({ ...reading, evidence: name, kind, score: 0 })),
    )
    .filter(
      (candidate) =>
        candidate.value !== '' &&
        text.slice(candidate.span.start, candidate.span.end).trim() !== '' &&
        !exclusions.some(({ excludes }) => excludes(candidate, context)),
    );
}

function scoreOf(field: Field, candidate: Candidate, all: readonly Candidate[], { text, kind }: FieldContext): number {
  const { block } = candidate;
  const own = text.topicsOf(block);
  const topic =
    own.length === 0 || field.topics.length === 0
      ? 0
      : own.some((each) => field.topics.includes(each))
        ? weights.topicAgrees
        : weights.topicDisagrees;
  return (
    weights.kind[candidate.kind] +
    (candidate.weight ?? 0) +
    topic +
    placeWeight(field, block, kind) +
    weights.position * (block.start / Math.max(1, text.document.text.length)) +
    (isCorroborated(field, candidate, all) ? weights.corroborated : 0)
  );
}

function placeWeight(field: Field, block: Block, kind: FieldContext['kind']): number {
  const { operative, instrument } = block;
  if (kind === 'sublease' && isOfMasterLease(block) && ofTheDeal.has(field.group)) return weights.masterLease;
  if (operative) return isAside(field, block) ? weights.attached : 0;
  return instrument.kind === 'amendment' ? weights.laterAmendment : weights.otherInstrument;
}

/** A master lease attached after a sublease, completely or in part. */
function isOfMasterLease({ operative, attached, instrument, section }: Block): boolean {
  if (operative && !attached) return false;
  return /\b(?:prime|master|over|head|superior)[\s-]?lease\b/.test(`${instrument.label.toLowerCase()} ${section}`);
}

/** Separate agreements of a sublease; duties of the master lease may also bind the subtenant. */
const ofTheDeal: ReadonlySet<string> = new Set(['Term', 'Rent', 'Expenses', 'Security', 'Options']);

/**
 * In an exhibit that isn't about the field, unlike an allowance in a work letter or limits in the insurance exhibit.
 */
function isAside(field: Field, { attached, section }: Block): boolean {
  if (!attached) return false;
  const about = topicsOfHeadings(section.split(' > ')[0] ?? '');
  return !field.topics.some((topic) => exhibitTopics.has(topic) && about.includes(topic));
}

/** Headings of rights that may never be used: their rent, area or condition does not apply to the premises today. */
const options: readonly (readonly [Topic, string])[] = [
  ['renewal', 'a renewal'],
  ['expansion', 'other space'],
  ['termination', 'an early end'],
];

/** The option named by the headings around a value, or by its own sentence; null for the field itself. */
function optionOf(field: Field, { block, span }: Candidate, kind: FieldContext['kind']): string | null {
  if (kind === 'amendment' || !ofThePremises.has(field.group)) return null;
  const headed = topicsOfHeadings(block.section);
  const isHome = field.topics.length === 0 || headed.some((topic) => field.topics.includes(topic));
  const option = options.find(([topic]) => !field.topics.includes(topic) && !isHome && headed.includes(topic));
  if (option !== undefined) return option[1];
  const near = block.text.slice(Math.max(0, span.start - block.start - 200), span.end - block.start + 80);
  return !field.topics.includes('renewal') && ofLaterTerm.test(near) ? 'a renewal' : null;
}

const ofThePremises: ReadonlySet<string> = new Set(['Premises', 'Expenses', 'Work']);
const ofLaterTerm =
  /\b(?:(?:for|during|in)\s+(?:the|such|each|any)\s+(?:first\s+|second\s+)?(?:renewal|extension|extended|option)\s+(?:lease\s+)?(?:term|period))\b/i;

const exhibitTopics: ReadonlySet<Topic> = new Set(['work', 'insurance', 'rent', 'escalation', 'renewal']);

/** Every instrument has its own date; the date of an amendment does not change the date of the lease. */
const ownOfInstrument: ReadonlySet<string> = new Set(['agreement_date']);

function isCorroborated(field: Field, candidate: Candidate, all: readonly Candidate[]): boolean {
  return all.some((other) => other.block !== candidate.block && sameIn(field, other, candidate));
}

function sameIn({ isSame = isSameValue }: Field, a: Candidate, b: Candidate): boolean {
  return isSame(a.value, b.value);
}

function stateOf(field: Field, candidate: Candidate, all: readonly Candidate[], { text }: FieldContext): State {
  const check = (reason: string): State => ({ state: 'check', reason });
  if (candidate.doubt !== undefined) return check(candidate.doubt);
  if (text.isMisread(candidate.span)) return check('Digits are printed as letters here; please compare with the page.');
  const unclear = disagreementsIn(text.document.text.slice(candidate.span.start, candidate.span.end))[0];
  if (unclear !== undefined) return check(`Words and figures disagree: “${unclear.text.replace(/\s+/g, ' ')}”.`);
  if (!candidate.block.operative)
    return check(`This is stated in another part of the file: ${candidate.block.instrument.label}.`);
  if (isAside(field, candidate.block)) return check('This is stated in an exhibit.');
  const amended = all.find(
    (each) =>
      !ownOfInstrument.has(field.id) &&
      !each.block.operative &&
      each.block.instrument.kind === 'amendment' &&
      !sameIn(field, each, candidate),
  );
  if (amended !== undefined) {
    return check(`${amended.block.instrument.label} says “${shortly(amended.shown)}”${placeIn(text, amended.span)}.`);
  }
  const other = all.find(
    (each) => !sameIn(field, each, candidate) && each.score >= candidate.score - contradictionMargin,
  );
  if (other !== undefined && !field.many) {
    return check(`The document also says “${shortly(other.shown)}”${placeIn(text, other.span)}.`);
  }
  return { state: 'found' };
}

function shortly(shown: string): string {
  return shown.length > 80 ? `${shown.slice(0, 77).trimEnd()}…` : shown;
}

/** Equal for a reader: differences in white space, case and final punctuation don't matter. */
export function isSameValue(a: FieldValue, b: FieldValue): boolean {
  if (typeof a === 'string' && typeof b === 'string') return plainWords(a) === plainWords(b);
  return JSON.stringify(a) === JSON.stringify(b);
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[“”"’'.,;:]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
