import type { Span } from '../../../document.ts';
import { datesIn } from '../../lexicon/dates.ts';
import type { Block } from '../../prepare/block.ts';
import { hitsIn, type LeaseText, sentencesOf } from '../../prepare/lease-text.ts';

/**
 * Dates that the document names or sets as a limit, in addition to those of its term: `August 31, 2012 (the “Outside
 * Date”)`, `Landlord shall return $26,000 on March 15, 2022`. The label is the document's own name for the date, or
 * says who must act.
 */
export interface DayRule {
  readonly name: string;
  /** `given`: the dates of the term, by name; null for uncertain ones. */
  find(text: LeaseText, given: Readonly<Record<string, string | null>>): readonly FoundDay[];
}

export interface FoundDay {
  readonly kind: 'named_day' | 'deadline';
  readonly label: string;
  readonly date: string;
  readonly derived?: string;
  readonly span: Span;
  readonly block: Block;
  /** One of several dates with the same name. */
  readonly isOfList?: true;
  /** The words deny something on purpose: what is no longer possible after the date. */
  readonly denies?: true;
}

export interface DayExclusion {
  readonly name: string;
  excludes(day: FoundDay, text: LeaseText): boolean;
}

/** Parts of patterns: words before a last day, the parties, and the verbs of duties and rights. */
export const limit =
  '(?:on\\s+or\\s+before|no(?:t)?\\s+later\\s+than|by(?:\\s+no\\s+later\\s+than)?|before|prior\\s+to|on)';
export const landlord = 'landlord|lessor|sublandlord|sublessor|party\\s+a';
export const tenant = 'tenants?|lessee|subtenant|sublessee|party\\s+b';
export const acts =
  'pay|deliver|return|refund|reimburse|release|complete|provide|submit|obtain|notify|vacate|remove|furnish|deposit|surrender|open|exercise|give|send|apply|cause|repay|purchase|buy|acquire|cancel|terminate|elect|extend|renew|expand';
/** The words of `limit` without those that can also mean the date itself. */
export const lastDay = '(?:on\\s+or\\s+before|no(?:t)?\\s+later\\s+than|by(?:\\s+no\\s+later\\s+than)?)';
export const landlordAlone = new RegExp(`^(?:${landlord})$`, 'i');

/** Labels that say whose right ends, and what the other party may do if the date is missed. */
export const lastOfRight = 'Last day of a right of the';
export const ifPassed = 'Right to end the lease if this day passes';
export const lastOfOption = 'Last day of an option';

/** A rule for a pattern; `who` and `day` are the numbers of its groups, and `own` replaces the label `Due from the tenant`. */
export function dayRule(
  name: string,
  pattern: RegExp,
  [who, day]: readonly [number | null, number] = [1, 2],
  own: string | null = null,
  kind: FoundDay['kind'] = 'deadline',
): DayRule {
  return {
    name,
    find: (text) =>
      text.blocks.flatMap((block) =>
        block.contents || !/\d/.test(block.text)
          ? []
          : hitsIn(block, pattern).flatMap((hit): FoundDay[] => {
              const printed = hit.group(day);
              const date = printed === null ? undefined : datesIn(printed.text)[0];
              if (date === undefined) return [];
              const party = who === null ? '' : (hit.group(who)?.text ?? '');
              const side = landlordAlone.test(party) ? ' from the landlord' : party === '' ? '' : ' from the tenant';
              return [{ kind, label: own ?? `Due${side}`, date: date.iso, span: hit, block }];
            }),
      ),
  };
}

/** The sentences that the span touches. */
export function sentenceOf(block: Block, { start, end }: Span): string {
  const around = sentencesOf(block).filter((sentence) => sentence.start < end && start < sentence.end);
  return around.map((sentence) => block.text.slice(sentence.start - block.start, sentence.end - block.start)).join(' ');
}
