import type { Reference } from '../manuscript.ts';
import { splitNames } from './names.ts';

/**
 * Letters after the years of works that an author-year style would label identically, if there are more works than
 * letters: a … z, aa, ab …. After z, such styles continue with brackets and bars, which LaTeX cannot read. Smaller
 * groups are left to the style.
 */
export function yearLetters(references: readonly Reference[]): ReadonlyMap<Reference, string> {
  const groups = new Map<string, Reference[]>();
  for (const reference of references) {
    const label = labelOf(reference);
    if (label !== null) groups.set(label, [...(groups.get(label) ?? []), reference]);
  }
  return new Map(
    [...groups.values()]
      .filter((group) => group.length > 26)
      .flatMap((group) => group.map((reference, index): [Reference, string] => [reference, letters(index)])),
  );
}

/**
 * 'lee 2019', 'lee ito 2019', 'lee et al 2019': what author-year styles distinguish works by. Null without a plain
 * year.
 */
function labelOf({ fields }: Reference): string | null {
  const year = /^\d{4}$/.exec(fields.year ?? '')?.[0];
  const { names, others } = splitNames(fields.author ?? fields.editor ?? '');
  const [first, second, third] = names;
  if (year === undefined || first === undefined) return null;
  const many = others || third !== undefined;
  return `${first.family} ${many ? 'et al' : (second?.family ?? '')} ${year}`.toLowerCase();
}

function letters(index: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
