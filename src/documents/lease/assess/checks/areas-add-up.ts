import { Decimal } from 'decimal.js';
import { areasIn } from '../../lexicon/figures.ts';
import { type Check, crossCheck } from './check.ts';

/** `a total of 106,610 square feet, consisting of 4,560 … and 98,400 …`: the parts are compared with the total. */
export const areasAddUp: Check = {
  rule: 'areas_do_not_add_up',
  find: ({ text }) =>
    text.blocks
      .filter(({ operative, attached, contents }) => operative && !attached && !contents)
      .flatMap((block) => {
        const all = areasIn(block.text).filter(({ unit, size }) => unit === 'sf' && size >= 100);
        return all.flatMap((total, index) => {
          const rest = all.slice(index + 1, index + 8);
          const link = block.text.slice(total.end, rest[0]?.start ?? total.end);
          if (!announcesParts.test(link)) return [];
          // The parts end with the sentence, and each part is smaller than the whole.
          const parts = rest.filter(
            ({ start, size }) => size < total.size && !/[.;]\s+[A-Z(]/.test(block.text.slice(total.end, start)),
          );
          const last = parts.at(-1);
          const sum = parts.reduce((added, { size }) => added.plus(size), new Decimal(0));
          const isNested = parts.some(({ size }) => sum.minus(size).equals(total.size) || sum.minus(size).equals(size));
          if (parts.length < 2 || !last || sum.equals(total.size) || isNested) return [];
          // If the parts add up to less than half, they are examples (`including 4,000 square feet of offices`), not a
          // sum.
          if (sum.lessThan(new Decimal(total.size).times(0.5)) || sum.greaterThan(new Decimal(total.size).times(1.5)))
            return [];
          return [
            crossCheck(
              'areas_do_not_add_up',
              'high',
              `The parts add up to ${shown(sum)} square feet; the document says ${shown(total.size)}.`,
              [
                text.quote({ start: block.start + total.start, end: block.start + total.end }),
                text.quote({ start: block.start + (parts[0]?.start ?? 0), end: block.start + last.end }),
              ],
            ),
          ];
        });
      })
      .slice(0, 2),
};

const announcesParts = /\b(?:compris(?:ed|ing)|consist(?:ing|s)|made\s+up|composed|being\s+the\s+sum)\b[^.]{0,60}$/i;

function shown(size: Decimal.Value): string {
  return new Decimal(size).toNumber().toLocaleString('en-US');
}
