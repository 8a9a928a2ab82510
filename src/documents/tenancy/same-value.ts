import type { Finding } from '#contract/lease-report.ts';

type Value = Pick<Finding, 'value' | 'shown'>;

/** Whether two documents state the same value of a term; a name with additional words is the same name. */
export function isSameValue(a: Value, b: Value): boolean {
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value === b.value;
  return isSameText(a.shown, b.shown);
}

/** The same words, or one begins with the other: 'Acme, Inc.' and 'Acme, Inc., a Delaware corporation'. */
export function isSameText(a: string, b: string): boolean {
  const [short = '', long = ''] = [plain(a), plain(b)].sort((one, other) => one.length - other.length);
  return short === long || (short.length >= 6 && /\p{L}/u.test(short) && long.startsWith(`${short} `));
}

function plain(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)|\.00\b/g, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\.(?!\d)/g, '')
    .trim();
}
