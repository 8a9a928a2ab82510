import type { Enumerator } from './enumerator.ts';

/** The form of the section numbers, to distinguish them from list numbers. */
export interface Numbering {
  value: number;
  marks: string;
  heading: boolean;
  titled: boolean;
  indent: number;
}

/** The state of the numbering before an exhibit. */
export interface Outside {
  readonly sections: Numbering;
  readonly article: number;
  /** The last number of two parts: '1.1'. */
  readonly deep: string;
  readonly heading: boolean;
}

export const none: Numbering = { value: 0, marks: '', heading: false, titled: false, indent: 0 };

/** How similar two numbered paragraphs look. */
export function likeness(a: Numbering, b: Numbering): number {
  return (
    (a.marks === b.marks ? 4 : 0) +
    (a.heading === b.heading ? 2 : 0) +
    (a.titled === b.titled ? 2 : 0) +
    (Math.abs(a.indent - b.indent) < 6 ? 1 : 0)
  );
}

/** Article 2 after Article 1, or Section 1.2 in it: what looked like the beginning of an exhibit wasn't. */
export function goesOnOutside(enumerator: Enumerator, outside: Outside): boolean {
  if (enumerator.kind === 'article')
    return outside.article > 0 && articleNumber(enumerator.number) === outside.article + 1;
  if (enumerator.kind !== 'section') return false;
  const { number } = enumerator;
  const [first = 0, second = 0] = number.split('.').map((part) => Number.parseInt(part, 10));
  if (/^\d+\./.test(number)) {
    const [, last = 0] = outside.deep.split('.').map((part) => Number.parseInt(part, 10));
    return outside.deep.startsWith(`${first}.`) && second === last + 1;
  }
  // A heading begins an exhibit, whose sections may continue the numbers by chance.
  return !outside.heading && outside.sections.value > 1 && first === outside.sections.value + 1;
}

export function articleNumber(number: string): number {
  if (/^\d+$/.test(number)) return Number(number);
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
  return [...number].reduce((sum, letter, at) => {
    const value = values[letter] ?? 0;
    return sum + (value < (values[number[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}
