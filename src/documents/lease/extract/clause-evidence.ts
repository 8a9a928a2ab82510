import type { Topic } from '../topics/topic.ts';
import type { Evidence } from './field.ts';
import { ownWords, type SaidValue, saidEvidence } from './said.ts';
import type { NamedScore } from './score.ts';
import { weights } from './weights.ts';

interface ClauseOptions {
  /**
   * Topics of the paragraphs in which such a sentence is reliable; from other paragraphs, the result must be checked.
   */
  readonly home: readonly Topic[];
  /** Headings under which the sentence is expected: `weights.section`. */
  readonly section?: RegExp;
  readonly weight?: NamedScore;
  /** The value of the sentence; its own words when omitted. */
  readonly value?: SaidValue;
  /** A note for the reader of such a sentence. */
  readonly note?: string;
}

/** Sentences that state a rule; conditional ones rank after unconditional ones. */
export function clauseEvidence(
  name: string,
  words: readonly string[],
  pattern: RegExp,
  { home, section, weight = 0, value, note }: ClauseOptions,
): Evidence {
  const own = ownWords(pattern);
  return saidEvidence(
    name,
    words,
    pattern,
    (said): SaidValue | null => {
      const stands = value ?? own(said);
      if (stands === null) return null;
      const topics = said.context.text.topicsOf(said.block);
      const isAtHome =
        topics.length === 0 ||
        topics.some((topic) => home.includes(topic)) ||
        (section?.test(`${said.block.section} ${said.block.text.slice(0, 60)}`) ?? false);
      return {
        ...stands,
        ...(note === undefined ? {} : { note }),
        weight: conditional.test(said.sentence) ? weights.conditional : (stands.weight ?? 0),
        ...(isAtHome ? {} : { doubt: 'The sentence is part of a clause about something else.' }),
      };
    },
    { weight, ...(section === undefined ? {} : { section }) },
  );
}

/** Sentences that begin with a condition: a special case of a duty or a right. */
export const conditional =
  /^\W*(?:\(?[\da-z]{1,3}(?:\.\d{1,3})*[.)]?\s+)?(?:if|in\s+(?:the\s+)?(?:event|case)|should|unless|upon|when(?:ever)?|notwithstanding|(?:any\s+)?such|the\s+foregoing|(?:tenant|lessee)[’']s\s+(?:violation|breach|failure))\b/i;
