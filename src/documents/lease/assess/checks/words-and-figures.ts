import { Decimal } from 'decimal.js';
import { disagreementsIn } from '../../lexicon/disagreements.ts';
import { moneyIn } from '../../lexicon/figures.ts';
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

const opensParagraph = /^\W*(?:[A-Z][a-z]+(?:-[A-Z][a-z]+)?,?\s+){2,12}(?:\(\s*)?$/;

function counts(text: LeaseText, block: Block) {
  return disagreementsIn(block.text).map(({ words, figures, start, end }) =>
    crossCheck(
      'words_and_figures',
      'high',
      `The words say ${words.toLocaleString('en-US')}, the figures ${figures.toLocaleString('en-US')}.`,
      [text.quote({ start: block.start + start, end: block.start + end })],
    ),
  );
}

function amounts(text: LeaseText, block: Block) {
  if (!block.text.includes('$')) return [];
  return moneyIn(block.text).flatMap((money) => {
    // A paragraph that begins with the words may continue with the last one: `One Hundred | Forty Thousand Dollars`.
    if (money.wordsSay === null || opensParagraph.test(block.text.slice(0, money.start))) return [];
    const lead = /(?:(?<![A-Za-z&/,\d-])[A-Za-z&/,\d-]+\s+){1,14}\(?$/.exec(
      block.text.slice(Math.max(0, money.start - 120), money.start),
    );
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
