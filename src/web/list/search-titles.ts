/** Entries whose titles contain every typed word, ignoring case and accents; all entries if there is none. */
export function searchTitles<T>(entries: readonly T[], titleOf: (entry: T) => string, typed: string): T[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const title = plain(titleOf(entry));
    return words.every((word) => title.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
