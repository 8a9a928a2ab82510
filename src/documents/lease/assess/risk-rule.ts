import type { Side } from '#contract/lease-report.ts';
import type { Severity } from '#contract/severities.ts';
import type { Facts, FoundField } from '../extract/facts.ts';
import type { FieldId } from '../extract/fields/index.ts';
import type { Topic } from '../topics/topic.ts';
import type { Actor } from './reading/actors.ts';
import type { Modality } from './reading.ts';

/** The properties of every risk in addition to its passage. */
interface RiskBase {
  /** Stable name, such as 'landlord_lien'. */
  readonly rule: string;
  readonly severity: Severity;
  readonly hurts: Side;
  readonly text: string;
  /** Why it matters. */
  readonly why: string;
  /** A question for the other side or counsel. */
  readonly question: string;
}

/** A risk stated by a clause: one of its phrases occurs, read with the required meaning, and no exclusion applies. */
export interface StatementRule extends RiskBase {
  readonly kind: 'statement';
  readonly acts: readonly StatementAct[];
  readonly unless?: readonly StatementExclusion[];
  /** Exceptions that don't change the statement, so they are no reason to doubt it. */
  readonly tolerates?: RegExp;
  /** For phrases of common words: skips paragraphs that are known to be about something else. */
  readonly topics?: readonly Topic[];
  /** Every passage is reported as a separate risk; otherwise only the clearest one is. */
  readonly many?: true;
}

/** One way in which a clause states the risk. */
export interface StatementAct {
  /** Unique within the rule. */
  readonly name: string;
  /** One of them is in every match (lower case, letters and digits). */
  readonly words: readonly string[];
  /**
   * Matched within one sentence; group 1 is the verb phrase, or the whole match. The first verb within it governs it,
   * otherwise the last one before it.
   */
  readonly act: RegExp;
  readonly actors: readonly Actor[];
  /** If omitted, any force matches. */
  readonly modality?: readonly Modality[];
  /** The risk is a denial: `shall not be liable`. */
  readonly negated?: true;
  /** The statement is normally made in a relative clause: `which consent may be withheld`. */
  readonly isRelative?: true;
  /** Words that the clause around it must contain. */
  readonly scene?: { readonly pattern: RegExp; readonly where: Reach };
  /** The condition before the phrase is what makes it a risk, so it is quoted with the phrase. */
  readonly quotesScene?: true;
  /** Replaces the severity or the text of the rule. */
  readonly severity?: Severity;
  readonly text?: string;
}

/**
 * - `act`: the phrase itself, with 40 characters on either side
 * - `lead`: the 160 characters before the phrase
 * - `sentence`: the words before the list and the whole sentence
 * - `next`: the sentences that follow in the clause
 * - `clause`: the whole clause
 * - `section`: the headings around it
 * - `document`: any operative paragraph
 */
export type Reach = 'act' | 'lead' | 'sentence' | 'next' | 'clause' | 'section' | 'document';

/** Looks like the risk but isn't, or makes it harmless. */
export interface StatementExclusion {
  /** Unique within the rule, including the names of phrases. */
  readonly name: string;
  readonly pattern: RegExp;
  readonly where: Reach;
}

/** A risk that depends on a found value. */
export interface ValueRule extends Omit<RiskBase, 'severity' | 'text'> {
  readonly kind: 'value';
  readonly field: FieldId;
  /** Null if this value is not a risk. */
  judge(found: FoundField, facts: Facts): { readonly severity: Severity; readonly text: string } | null;
}

/** A risk caused by a missing statement. Reported only after clauses about the topics were found and read. */
export interface AbsenceRule extends RiskBase {
  readonly kind: 'absence';
  /** None of these fields may have a value, certain or not. */
  readonly fields: readonly FieldId[];
  /** Topics of the clause; if no paragraph is about them, nothing is reported. */
  readonly topics: readonly Topic[];
  /** One of the paragraphs must match this; otherwise the risk does not apply. */
  readonly needs?: RegExp;
  /** A clause that covers the point in other words, anywhere in the document. */
  readonly answered?: RegExp;
  /** The leases for which the absence matters. */
  when?(facts: Facts): boolean;
}

export type RiskRule = StatementRule | ValueRule | AbsenceRule;

export function statementRule(rule: Omit<StatementRule, 'kind'>): StatementRule {
  return { kind: 'statement', ...rule };
}
