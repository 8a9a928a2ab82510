import type { EvidenceKind } from './field.ts';

/**
 * The scores of all fields, each with its reason; what a single wording adds is next to its pattern. Points: only their
 * order and distances matter.
 */
export const weights = {
  /**
   * How reliable a kind of evidence is by itself. A summary table contains only such values; a sentence may be about
   * many things.
   */
  kind: { label: 100, table: 95, definedTerm: 90, phrase: 60, sentence: 50, point: 50 } satisfies Record<
    EvidenceKind,
    number
  >,
  /** The paragraph is about the field's topic, by its headings or the classifier. */
  topicAgrees: 15,
  /** The paragraph is clearly about something else. */
  topicDisagrees: -15,
  /** A form, a master lease or a guaranty attached after the operative instrument. */
  otherInstrument: -60,
  /** The rent, term and options of the head lease don't apply to the sublease that precedes it. */
  masterLease: -300,
  /** An amendment attached after its lease: ranked below the lease, but close enough to raise a doubt if it differs. */
  laterAmendment: -35,
  /** An exhibit of the operative instrument: work letters and rules repeat terms for their own purpose. */
  attached: -45,
  /** Decreases from the first page to the last: terms are agreed at the beginning and referred to later. */
  position: -8,
  /** The sentence covers a special case; the rule itself is elsewhere. */
  conditional: -12,
  /** Another paragraph states the same value. */
  corroborated: 10,
} as const;

/** Below this score a reading is a guess and is not reported. */
export const floor = 20;

/** A different value within this many points of the best one contradicts it. */
export const contradictionMargin = 25;
