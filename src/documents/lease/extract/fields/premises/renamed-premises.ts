import type { FieldContext, Reading } from '../../field.ts';
import { type ReadValue, readAreas } from '../../readers.ts';
import { rank } from '../../weights.ts';
import { stated } from './premises-areas.ts';

/** The area of the premises according to an amendment: `“Premises” shall mean the Remainder Premises`. */
export function renamedPremises({ text, kind }: FieldContext): Reading[] {
  if (kind !== 'amendment') return [];
  const [hit] = text.hits(
    ['premises'],
    /[“"]Premises[”"][^.]{0,120}?\b(?:means?|refers?\s+to|deemed|consists?\s+of|be|include)\b[^.]{0,60}?\bthe\s+((?:[A-Z0-9][\w’'-]*\s+){1,4}Premises)\b/dg,
  );
  const name = hit?.group(1)?.text;
  if (name === undefined) return [];
  return text
    .blocksWith(['premises'])
    .flatMap((block) => {
      const at = block.text.indexOf(name);
      if (at < 0) return [];
      const from = Math.max(0, at - 160);
      const distance = ({ start, end }: ReadValue) =>
        from + end <= at ? at - from - end : from + start - at - name.length;
      const [area] = readAreas(block.text.slice(from, at + 260))
        .filter(({ start }) => start > 0)
        .sort((a, b) => distance(a) - distance(b));
      return area === undefined
        ? []
        : [
            {
              ...stated(area),
              span: {
                start: block.start + Math.min(at, from + area.start),
                end: block.start + Math.max(at + name.length, from + area.end),
              },
              block,
              weight: rank.derived,
            },
          ];
    })
    .slice(0, 1);
}
