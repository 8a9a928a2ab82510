import type { NamedScore } from './score.ts';

/**
 * The scores of all fields, each with its reason. Only their order and distances matter. `weights` scores where a
 * reading was found, `rank` scores its wording.
 */
export const weights = {
  /**
   * How reliable a kind of evidence is by itself. A summary table contains nothing but values; a sentence may be about
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
    /** An amendment attached after its lease ranks below the lease, but close enough to raise a doubt if it differs. */
    laterAmendment: -35,
    /** An exhibit of the operative instrument: work letters and rules repeat terms for their own purposes. */
    attached: -45,
    /** Decreases from the first page to the last: terms are agreed at the beginning and referred to later. */
    position: -8,
    /** The sentence covers a special case; the general rule is elsewhere. */
    conditional: -12,
    /** Another paragraph states the same value. */
    corroborated: 10,
    /** A sentence that a language model quotes and our readers confirm is as reliable as a phrase that a rule knows. */
    claim: 60,

    /** Under a heading where the field is expected, its words have their usual meaning. */
    section: 20,
    /** A short line at the beginning of the document is its title or part of its summary. */
    cover: 20,
    /**
     * The opening paragraph, which names the parties, dates the agreement; other dates in it may belong to other
     * documents.
     */
    namesParties: 30,
    /** The heading also names the subject, which the wording alone may not make clear. */
    headingFits: 10,
    /** The default clause sets the general cure periods; other clauses set them for individual duties. */
    ofDefaultClause: 15,
    /** The clause is about a duty with its own periods, so its period is not the general one. */
    ofOtherClause: -25,
    /** A label that names the premises is preferred to one that names the building or project around them. */
    labelOfPremises: 12,
    /** The clause under a title covers many points; a label has only its value. */
    titled: -30,
    /** An address under a title may still be that of a party, but the title makes this less likely. */
    titledAddress: -25,
    /** A name that begins the clause under `Landlord` is usually the party. */
    titledName: -20,
    /** Decreases with the distance from the label: the value is usually right after it. */
    behindLabel: -10,
    /** Far from the opening, or from the term that they would define, the words may belong to something else. */
    far: -15,
    /** After the signatures begin, names are blanks of the form or belong to a manager. */
    signatures: -65,
    /** A name below its role after the signatures begin is usually the name of the person who signs. */
    belowSignatures: -75,
    /** It names the parties of an earlier lease. */
    earlierLease: -45,
    /** A sublease also states the space of the head lease. */
    headLease: -40,
    /** An amendment describes the space as it was, or the space that it adds or removes. */
    earlierSpace: -30,
    /** An amendment changes the premises, so an area in it may be the previous one. */
    changedPremises: -20,
    /** The sentence has the words that a quote of this field should have. */
    preferred: 8,
    /** The sentence only states a consequence of another one, which should be quoted instead. */
    follows: -12,
  }),
} as const;

/**
 * How well a wording states the value, compared with the other wordings of its field. It is added to the score of its
 * kind of evidence. Two names may have the same number for different reasons.
 */
export const rank = scores({
  // Ranked before the other wordings of the field

  /**
   * The sentence settles what a heading leaves unclear, so it must outrank a label, whose kind of evidence scores 50
   * points more.
   */
  overHeading: 75,
  /** Another stage has already chosen between all readings in the document, and nothing here may choose again. */
  chosen: 60,
  /** It settles the value, whatever other wordings of the field say. */
  settles: 30,
  /** It includes what the other wordings say: the total of all spaces, `absolute net` besides `triple net`. */
  inclusive: 25,
  /** The words are used for this field only, so they are as good as its heading. */
  asByHeading: 20,
  /** A fixed form in which the value is next to its name: `First Renewal Term: 5 years`, `as is`. */
  fixedForm: 15,
  /** The sentence has every part of the statement: who must do what, or the amount and what it is for. */
  complete: 12,
  /** The strongest of several answers to a question; a weaker one is often in the same clause. */
  strongest: 12,
  /** The sentence states the value explicitly. */
  explicit: 10,
  /** Found through another field or a defined name, which was decided with its own evidence. */
  derived: 10,
  /** The party or the term and what applies to it, in words that are also used for related subjects. */
  direct: 8,
  /** The main point of its clause. */
  mainPoint: 6,
  /** Another form of the main statement: in the passive voice, as a list item, or by its effect. */
  otherForm: 6,
  /** A cure period starts with a notice; other periods often don't. */
  afterNotice: 6,
  /** The value is named or stated as a figure, in words that could also be about something similar. */
  named: 5,
  /** What such a clause usually says, in its usual form. */
  usual: 4,
  /** Another part of the text supports it: its heading, the other party's sentence, a general clause. */
  supported: 4,
  /** The value follows from a sentence about something related: metered supply is paid by the tenant. */
  implied: 3,
  /** A secondary point of the clause, or its main point in a less strict word order. */
  secondary: 2,

  // Ranked after the other wordings of the field

  /** A general statement; a more specific one in the same clause ranks higher. */
  general: -2,
  /** The value is described (`two months of rent`, `annual bumps`); a figure ranks higher. */
  described: -3,
  /** Often true only for some cases, or stated about something related; a plain statement ranks higher. */
  qualified: -4,
  /** A vague wording, with few words that are specific to this field. */
  loose: -5,
  /** A minor point of the clause, or a rare wording of its main one. */
  sidePoint: -6,
  /** Stated indirectly: in the passive voice, as a definition, below a title, or by later steps. */
  indirect: -8,
  /** An address without its town or state is often incomplete or belongs to another place. */
  incomplete: -8,
  /** A consequence of the rule, such as removal at the end of the term; the rule itself ranks higher. */
  consequence: -9,
  /** A weak hint: its words are common in leases and offers, so any exact statement ranks higher. */
  weak: -10,
  /** The kind of value is unclear: an amount of insurance without its basis, a review without a method. */
  vague: -12,
  /** It says that there is none: no duty, no surcharge. A sentence that states one ranks higher. */
  denial: -14,
  /**
   * Inferred from a statement about something related: the kind of lease from who pays what, a start from a payment.
   */
  inferred: -15,
  /** The name and its role are on different lines, and may be adjacent by chance. */
  apart: -15,
  /** The only name of its kind in the document, without words that say what it is. */
  onlyName: -18,
  /** The weaker of two answers: one way rather than mutual, `promptly` rather than days, `none` rather than a grant. */
  lesser: -20,
  /** Deduced from context: the writer's side, a speaker's name, the date of the last signature. */
  circumstance: -20,
  /** The insurance policies must allow it, but the parties don't say it themselves. */
  policies: -24,
  /**
   * Part of the value: the first words of a clause with the right title, a first name, a period for a separate duty.
   */
  partial: -25,
  /** An unconditional prohibition, although another sentence may allow the same with consent. */
  prohibition: -26,
  /** One period for all failures; a period for this kind of failure ranks higher and is not a contradiction. */
  common: -28,
  /** Used if no value is stated: `fully occupied` for a percentage, dates for a number of months. */
  substitute: -30,
  /** An unusual word for the party, which is used only if the document defines no usual one. */
  rarer: -32,
  /** Used only if nothing else is found, and then marked as doubtful. */
  lastResort: -40,
  /** Read next to a label, but no more reliable than a sentence. */
  asSentence: -50,
  /** Ranked after every other wording and kind of evidence: the text states steps, and any figure ranks higher. */
  afterAll: -60,
});

/** How likely it is that this is the schedule of the operative lease: `rent/read-schedules.ts` chooses the best one. */
export const scheduleScores = {
  /** How reliably each reader finds rows: a table has columns, while a single sentence may be about any rent. */
  reader: { table: 60, list: 58, loose: 52, prose: 52, stated: 40 },
  ...scores({
    /** The words before it name base rent. */
    ownName: 22,
    /** The words before it name no kind of rent that we know. */
    otherName: 8,
    /** A longer schedule is more likely to be the whole one … */
    step: 4,
    /** … but beyond eight steps, length means nothing. */
    steps: 30,
    /** Arithmetic proves most of its figures. */
    mostProven: 15,
    /** Figures verified by arithmetic are complete. */
    allProven: 8,
    /** The heading is about rent, or that of a summary. */
    heading: 8,
    /** A single sentence that doesn't name base rent and isn't in a rent clause may be about a different rent. */
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

/** For a field with several values, a guess has no better value to lose against, so each value must be more certain. */
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

/**
 * One point less for each `step` characters before the value, which is near the beginning of the text after a label.
 */
export function lateness(start: number, step: number): NamedScore {
  return named(-start / step);
}

/** The longer name of a standard includes its edition; from 30 characters on, it is as good as `rank.explicit`. */
export function byLength(name: string): NamedScore {
  return named(Math.min(rank.explicit, name.length / 3));
}

/** The only place where a number is turned into a score. */
function named(points: number): NamedScore {
  return points as NamedScore;
}

function scores<const Names extends Readonly<Record<string, number>>>(
  points: Names,
): { readonly [Name in keyof Names]: NamedScore } {
  return points as unknown as { readonly [Name in keyof Names]: NamedScore };
}
