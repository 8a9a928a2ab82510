import type { Language } from '#contract/translation.ts';

/**
 * Whether two texts have the same numbers, each the same number of times, in any order. Thousands and decimal
 * separators may change with the language, digits may be of another script, and a month may be a word in one language
 * and a number in the other.
 */
export function sameNumbers(
  source: { readonly text: string; readonly language: Language },
  target: { readonly text: string; readonly language: Language },
): boolean {
  const plain = [numbersOf(source.text), numbersOf(target.text)].map(String);
  if (plain[0] === plain[1]) return true;
  return String(numbersOf(withMonths(source))) === String(numbersOf(withMonths(target)));
}

function numbersOf(content: string): string[] {
  const western = content.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
  const joined = western.replaceAll(/(?<!\d)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g, (group) =>
    group.replaceAll(/\D/g, ''),
  );
  return [...joined.matchAll(/\d+(?:[.,’'·٫٬]\d+)*/g)].map(([number]) => number.replaceAll(/\D/g, '')).sort();
}

/** The decimal digits of each script form a block of ten (Unicode, chapter 4.6). */
function digitValue(code: number): number {
  if (code < 0x80) return code - 0x30;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** The text with month names replaced by numbers. */
function withMonths({ text, language }: { readonly text: string; readonly language: Language }): string {
  let content = text;
  for (const { name, month } of monthsOf(language)) {
    if (content.includes(name)) content = content.replaceAll(name, ` ${month} `);
  }
  return content;
}

/** Longer names first, because one may contain another. */
function monthsOf(language: Language): { name: string; month: number }[] {
  const names: { name: string; month: number }[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const day = new Date(Date.UTC(2000, month - 1, 15));
    for (const options of [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const) {
      const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(day);
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      if (/\p{L}{3}|^\p{Script=Han}/u.test(name)) names.push({ name, month });
    }
  }
  return names.sort((a, b) => b.name.length - a.name.length);
}
