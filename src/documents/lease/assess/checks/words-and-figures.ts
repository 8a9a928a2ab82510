import { Decimal } from 'decimal.js';
import { moneyIn } from '../../lexicon/figures.ts';
import { numberOfWords, numberWords } from '../../lexicon/numbers.ts';
import type { Block } from '../../prepare/block.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { type Check, crossCheck } from './check.ts';

/** `six (5) months`, `Twenty Thousand Dollars ($25,000)`: words and figures that disagree. */
export const wordsAndFigures: Check = {
  rule: 'words_and_figures',
  find: ({ text }) =>
    text.blocks
      .filter(({ operative, contents }) => operative && !contents)
      .flatMap((block) => [...counts(text, block), ...amounts(text, block)])
      .slice(0, 6),
};

/** The unit behind the bracket tells a count from a section's number: `Section Two (3)`. */
const pattern = new RegExp(
  `(?<![\\w-]\\s?[-.])\\b(${numberWords})\\s*\\(\\s*(\\d[\\d,]*)\\s*\\)(?=\\s*(?:full\\s+|consecutive\\s+|calendar\\s+|business\\s+|additional\\s+|successive\\s+|rentable\\s+)?(?:days?|weeks?|months?|years?|options?|terms?|periods?|spaces?|percent|square|copies|installments?))`,
  'dgi',
);

/** `five percent (7%)`, `thirty (40%) percent`. */
const percents = new RegExp(
  `(?<![\\w-]\\s?[-.])\\b(${numberWords})\\s*(?:percent\\s*)?\\(\\s*(\\d{1,3})\\s?%\\s*\\)`,
  'dgi',
);
const opensParagraph = /^\W*(?:[A-Z][a-z]+(?:-[A-Z][a-z]+)?,?\s+){2,12}\(?\s*$/;

function counts(text: LeaseText, block: Block) {
  if (!block.text.includes('(')) return [];
  return [pattern, percents]
    .flatMap((each) => [...block.text.matchAll(each)])
    .flatMap((match) => {
      const words = numberOfWords(match[1] ?? '');
      const figures = Number((match[2] ?? '').replaceAll(',', ''));
      const lead = block.text.slice(Math.max(0, match.index - 14), match.index);
      // `one ninety (90) day extension`: two numbers side by side.
      if (numberOfWords((match[1] ?? '').replace(/^one\s+/i, '')) === figures) return [];
      if (words === null || words === figures || /\b(?:point|half|and|one)[-\s]*$|[/.\d]\s*$/i.test(lead)) return [];
      const whole = text.quote({ start: block.start + match.index, end: block.start + match.index + match[0].length });
      return [
        crossCheck(
          'words_and_figures',
          'high',
          `The words say ${words.toLocaleString('en-US')}, the figures ${figures.toLocaleString('en-US')}.`,
          [whole],
        ),
      ];
    });
}

function amounts(text: LeaseText, block: Block) {
  if (!block.text.includes('$')) return [];
  return moneyIn(block.text).flatMap((money) => {
    // A paragraph that begins with the words may go on with the last one: `One Hundred | Forty Thousand Dollars`.
    if (money.wordsSay === null || opensParagraph.test(block.text.slice(0, money.start))) return [];
    const lead = /(?:[A-Za-z&/,\d-]+\s+){1,14}\(?$/.exec(block.text.slice(Math.max(0, money.start - 120), money.start));
    const start = block.start + money.start - (lead?.[0].length ?? 0);
    return [
      crossCheck(
        'words_and_figures',
        'high',
        `The words say $${shown(money.wordsSay)}, the figures $${shown(money.amount)}.`,
        [text.quote({ start, end: block.start + money.end })],
      ),
    ];
  });
}

function shown(amount: string): string {
  return new Decimal(amount).toNumber().toLocaleString('en-US', { maximumFractionDigits: 2 });
}
