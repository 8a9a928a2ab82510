import type { Span } from '../../document.ts';
import { numberOfWords, numberWords } from './numbers.ts';

/** A number in words and in figures that disagree: `six (5) months`, `five percent (7%)`. */
export interface Disagreement extends Span {
  readonly text: string;
  readonly words: number;
  readonly figures: number;
}

/** The unit after the parenthesis distinguishes a quantity from a section number: `Section Two (3)`. */
const counts = new RegExp(
  `(?<![\\w-]\\s?[-.])\\b(${numberWords})\\s*\\(\\s*(\\d[\\d,]*)\\s*\\)(?=\\s*(?:full\\s+|consecutive\\s+|calendar\\s+|business\\s+|additional\\s+|successive\\s+|rentable\\s+)?(?:days?|weeks?|months?|years?|options?|terms?|periods?|spaces?|percent|square|copies|installments?))`,
  'gi',
);

/** `five percent (7%)`, `thirty (40%) percent`. */
const percents = new RegExp(
  `(?<![\\w-]\\s?[-.])\\b(${numberWords})\\s*(?:percent\\s*)?\\(\\s*(\\d{1,3})\\s?%\\s*\\)`,
  'gi',
);

export function disagreementsIn(text: string): Disagreement[] {
  if (!text.includes('(')) return [];
  return [counts, percents]
    .flatMap((each) => [...text.matchAll(each)])
    .flatMap((match) => {
      const words = numberOfWords(match[1] ?? '');
      const figures = Number((match[2] ?? '').replaceAll(',', ''));
      const lead = text.slice(Math.max(0, match.index - 14), match.index);
      // `one ninety (90) day extension`, `two five (5) years periods`: two adjacent numbers.
      if (numberOfWords((match[1] ?? '').replace(/^(?:one|two|three|four|five|six)\s+/i, '')) === figures) return [];
      if (words === null || words === figures || /\b(?:point|half|and|one)[-\s]*$|[/.\d]\s*$/i.test(lead)) return [];
      return [{ text: match[0], words, figures, start: match.index, end: match.index + match[0].length }];
    });
}
