import type { NamedScore } from './score.ts';

/**
 * The scores of all fields, each with its reason. Points: only their order and distances matter. `weights` is about
 * where a reading stands, `rank` about its wording.
 */
export const weights = {
  /**
   * How reliable a kind of evidence is by itself. A summary table contains only such values; a sentence may be about
   * many things.
   */
  kind: { label: 100, table: 95, definedTerm: 90, phrase: 60, sentence: 50, point: 50 },
  ...scores({
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
    /** A sentence that a language model quotes and our readers confirm: as good as a phrase that a rule knows. */
    claim: 60,

    /** Under a heading where the field is expected, its words have their usual meaning. */
    section: 20,
    /** A short line at the beginning of the document is its title or a part of its summary. */
    cover: 20,
    /** The opening that names the parties dates the agreement; other days there may be those of other documents. */
    namesParties: 30,
    /** The heading names the subject as well, which the wording alone may leave open. */
    headingFits: 10,
    /** The clause on default sets the periods to cure; other clauses set them for single duties. */
    ofDefaultClause: 15,
    /** The clause is about a duty with periods of its own, so its period is not the general one. */
    ofOtherClause: -25,
    /** A label that names the premises is preferred to one of the building or project that contains them. */
    labelOfPremises: 12,
    /** The clause under a title covers many points; a label has only its value. */
    titled: -30,
    /** An address under a title may still be that of a party, but the title narrows it down. */
    titledAddress: -25,
    /** A name that begins the clause under `Landlord` is usually the party. */
    titledName: -20,
    /** Decreases over the text read after a label: its value is near the beginning. */
    behindLabel: -10,
    /** Far from the opening, or from the term that it would define, the words may belong to something else. */
    far: -15,
    /** From the signatures on, names are blanks of the form or belong to a manager. */
    signatures: -65,
    /** The same for a name below its role: there it is usually that of the person who signs. */
    belowSignatures: -75,
    /** It names the parties of an earlier lease. */
    earlierLease: -45,
    /** A sublease also states the space of the head lease. */
    headLease: -40,
    /** An amendment names the space as it was, or the space that it adds or takes away. */
    earlierSpace: -30,
    /** An amendment changes the premises, so an area in it may be the one before. */
    changedPremises: -20,
    /** The sentence has the words that a quote of this field should have. */
    preferred: 8,
    /** The sentence only follows from another one, which should be quoted. */
    follows: -12,
  }),
} as const;

/**
 * How well a wording states the value, compared with the other wordings of its field: added to the score of its kind.
 * Where the numbers are the same, the reasons differ.
 */
export const rank = scores({
  // Before the other wordings of the field

  /** The sentence settles what a heading leaves open, so it must pass a label, which is 50 points better by its kind. */
  overHeading: 75,
  /** Another stage chose between all readings of the document; nothing here may choose again. */
  chosen: 60,
  /** It settles the value, whatever other wordings of the field say. */
  settles: 30,
  /** It includes what the other wordings say: the total of all spaces, `absolute net` besides `triple net`. */
  inclusive: 25,
  /** The words belong to this field alone, so that they are as good as its heading. */
  asByHeading: 20,
  /** A fixed form in which the value is next to its name: `First Renewal Term: 5 years`, `as is`. */
  fixedForm: 15,
  /** The sentence has every part of the statement: who must do what, or the amount with its name. */
  complete: 12,
  /** The strongest of the answers to a question; a weaker one is often in the same clause. */
  strongest: 12,
  /** The sentence states the value in so many words. */
  explicit: 10,
  /** Taken from where another field or a defined name leads, which was decided with its own evidence. */
  derived: 10,
  /** The party or the term and what applies to it, in words that are also used for neighbouring subjects. */
  direct: 8,
  /** The main one of the points of its clause. */
  mainPoint: 6,
  /** Another form of the main statement: in passive voice, as an item of a list, or by its effect. */
  otherForm: 6,
  /** A period to cure runs from a notice; other periods often don't. */
  afterNotice: 6,
  /** The value is named or stated as a figure, in words that could also be about something similar. */
  named: 5,
  /** What such a clause usually says, in its usual form. */
  usual: 4,
  /** Another part of the text supports it: its heading, the other party's sentence, a general clause. */
  supported: 4,
  /** The value follows from the sentence, which is about something near: metered supply is paid by the tenant. */
  implied: 3,
  /** A secondary point of the clause, or its main point in a looser order of words. */
  secondary: 2,

  // After them

  /** A general statement; a more specific one in the same clause precedes it. */
  general: -2,
  /** The value is described (`two months of rent`, `annual bumps`), and a figure precedes it. */
  described: -3,
  /** Often only for some cases, or said of something near; a plain statement precedes it. */
  qualified: -4,
  /** A loose wording, of which few words belong to this field. */
  loose: -5,
  /** A side point of the clause, or a rare wording of its main one. */
  sidePoint: -6,
  /** Said indirectly: in passive voice, as a definition, below a title, by later steps. */
  indirect: -8,
  /** An address without its town or state is often cut short or that of another place. */
  incomplete: -8,
  /** What follows from the rule, such as removal at the end of the term; the rule itself precedes it. */
  consequence: -9,
  /** A weak hint: its words are common in leases and offers, so any exact statement precedes it. */
  weak: -10,
  /** What kind of value it is remains open: an amount of insurance without its basis, a review without a method. */
  vague: -12,
  /** It says that there is nothing: no duty, no surcharge. A sentence that states one precedes it. */
  denial: -14,
  /** Inferred from a statement about something near: the kind of lease from who pays what, a start from a payment. */
  inferred: -15,
  /** The name and its role are on different lines, which may belong together by chance. */
  apart: -15,
  /** The only name of its kind in the document, with no words that say what it is. */
  onlyName: -18,
  /** The weaker of two answers: one way besides mutual, `promptly` besides days, `none` besides a grant. */
  lesser: -20,
  /** Deduced from circumstances: the side of the writer, the name of a speaker, the day of the last signature. */
  circumstance: -20,
  /** The insurance policies are asked to allow what the parties themselves don't state. */
  policies: -24,
  /** A part of the value: how the clause of the right title begins, a first name, a period for a separate duty. */
  partial: -25,
  /** A bare prohibition, in a contract that may allow the same with consent in another sentence. */
  prohibition: -26,
  /** A period for all failures together; one for this kind of failure precedes it without a contradiction. */
  common: -28,
  /** Replaces a value where none is stated: `fully occupied` for a percentage, dates for a number of months. */
  substitute: -30,
  /** Another word for the party: it counts only if the document defines no usual one. */
  rarer: -32,
  /** Only if nothing else is found, and then with a doubt. */
  lastResort: -40,
  /** Read next to a label, but no more reliable than a sentence. */
  asSentence: -50,
  /** After every other wording and kind of evidence: the text states steps, and any figure precedes them. */
  afterAll: -60,
});

/** How likely a schedule is to be that of the operative lease: `rent/read-schedules.ts` chooses the best one. */
export const scheduleScores = {
  /** How reliably each reader finds rows: a table has columns, a single sentence may be about any rent. */
  reader: { table: 60, list: 58, loose: 52, prose: 52, stated: 40 },
  ...scores({
    /** The words before it name base rent. */
    ownName: 22,
    /** The words before it name no kind of rent that we know. */
    otherName: 8,
    /** A longer schedule is more likely to be the whole one … */
    step: 4,
    /** … but from eight steps on, length says no more. */
    steps: 30,
    /** Arithmetic proves most of its figures. */
    mostProven: 15,
    /** Figures verified by arithmetic are complete. */
    allProven: 8,
    /** The heading is about rent, or that of a summary. */
    heading: 8,
    /** A single sentence that doesn't name base rent and isn't in a rent clause may be about any rent. */
    anyRent: -8,
    /** An addendum may replace the rent clause, or repeat it. */
    addendum: -10,
    /** Other exhibits show the rent of another lease, or examples. */
    attached: -35,
    /** Another instrument has its own rent. */
    otherInstrument: -200,
    /** Decreases from the first page to the last, as for other values. */
    position: -12,
  }),
} as const;

/** Below this score a reading is a guess and is not reported. */
export const floor = 20;

/** A field that lists several values has no best one for a guess to lose against, so each must be surer. */
export const floorOfSeveral = 30;

/** A different value within this many points of the best one contradicts it. */
export const contradictionMargin = 25;

export function added(...parts: readonly (NamedScore | undefined)[]): NamedScore {
  return named(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0));
}

/** A score that grows with a count or a share, such as the distance from a label. */
export function times(score: NamedScore, factor: number): NamedScore {
  return named(score * factor);
}

/** A point less for each `step` characters before the value: it is near the beginning of a labelled text. */
export function lateness(start: number, step: number): NamedScore {
  return named(-start / step);
}

/** The longer name of a standard has its edition too; from 30 characters on, it is as good as `rank.explicit`. */
export function byLength(name: string): NamedScore {
  return named(Math.min(rank.explicit, name.length / 3));
}

/** The only place where a number becomes a score. */
function named(points: number): NamedScore {
  return points as NamedScore;
}

function scores<const Names extends Readonly<Record<string, number>>>(
  points: Names,
): { readonly [Name in keyof Names]: NamedScore } {
  return points as unknown as { readonly [Name in keyof Names]: NamedScore };
}
