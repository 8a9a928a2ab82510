import type { Evidence } from '../../field.ts';
import { type ReadValue, readAreas } from '../../readers.ts';
import { added, weights } from '../../weights.ts';
import { leadOf, rentableOf } from './premises-areas.ts';

/** The area of a label is in a separate paragraph below a title; the quote includes the words that lead to it. */
export function inOwnParagraph(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((found) => {
        const { start: at, end } = found.span;
        const { block } = found;
        const near = leadOf(block, at, 110);
        const whole = near.length < 110 ? near : near.replace(/^\S*\s/, '');
        const lead = /(?:(?<![^.;\n])[^.;\n]+)?$/.exec(whole)?.[0].replace(/^[^A-Za-z(“"]+/, '') ?? '';
        return { ...found, span: { start: readAreas(lead).length > 0 ? at : at - lead.length, end } };
      }),
  };
}

const changed =
  /\b(?:Expansion|Additional|Surrender(?:ed)?|Reduction|Relocation|Substitute|New|Remaining)\s+(?:Premises|Space)\b/;

/** An amendment that adds or removes space states the areas before and after. */
export function doubtfulWhenChanged(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((found) =>
        context.kind === 'amendment' && changed.test(context.text.document.text.slice(0, 20_000))
          ? {
              ...found,
              weight: added(found.weight, weights.changedPremises),
              doubt: 'This amendment changes the premises; the area may be that of before.',
            }
          : found,
      ),
  };
}

/** `106,610 square feet … The Premises includes 4,560 square feet of office space`: the whole premises, not a part. */
export function largestOfParagraph(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) => {
      const found = evidence.find(context);
      return found.filter(
        ({ block, value }) => !found.some((other) => other.block === block && Number(other.value) > Number(value)),
      );
    },
  };
}

/** The position of the first area in a quote. */
export function areaAt(quote: string): { start: number; end: number } {
  const [area] = readAreas(quote);
  return area ?? { start: 0, end: quote.length };
}

/**
 * The first area in a clause that lets the premises; a usable area after it is another measurement of the same space.
 */
export function leasedArea(piece: string): ReadValue[] {
  return /\busable\s+area\b/i.test(piece) ? twoAreas(piece) : rentableOf(readAreas(piece), piece).slice(0, 1);
}

/** The gross and the usable area of the same space: the first is reported, with a request to check it. */
export function twoAreas(piece: string): ReadValue[] {
  const [area, second] = readAreas(piece);
  if (area === undefined) return [];
  return [second === undefined ? area : { ...area, doubt: `The document also states ${second.shown}.` }];
}
