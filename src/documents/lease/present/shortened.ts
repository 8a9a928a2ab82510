/** At most 200 characters, cut between words. */
export function shortened(words: string): string {
  return words.length <= 200
    ? words
    : `${words.slice(0, words.lastIndexOf(' ', 199)).replace(/(?<![\s,;:(])[\s,;:(]+$/, '')}…`;
}
