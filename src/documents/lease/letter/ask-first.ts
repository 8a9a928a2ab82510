/** A longer list of questions isn't read. */
const most = 20;

/**
 * At most this many questions, in order: first those that the offer explicitly leaves open, then those most often worth
 * asking.
 */
export function mostWorthAsking<Asked extends { readonly answer: string; readonly worth: number }>(
  questions: readonly Asked[],
): Asked[] {
  const rank = ({ worth, answer }: Asked): number => (answer === 'weak' ? 1 : worth);
  const kept = new Set(questions.toSorted((a, b) => rank(b) - rank(a)).slice(0, most));
  return questions.filter((question) => kept.has(question));
}
