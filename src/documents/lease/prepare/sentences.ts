/** At most 500 characters of a sentence, around what was looked for, from a word to a word; its number in a list is left out. */
export function clip(sentence: string, pattern?: RegExp): { start: number; text: string } {
  const lead = /^\s*(?:\(?[a-z0-9]{1,3}[.)]\s+|\d{1,2}(?:\.\d{1,3}){1,3}[.)]?\s+)?/i.exec(sentence)?.[0].length ?? 0;
  if (sentence.length - lead <= 500) return { start: lead, text: sentence.slice(lead).trimEnd() };
  const at = pattern ? (new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(sentence)?.index ?? 0) : 0;
  let start = at < 300 ? lead : Math.max(lead, at - 150);
  if (start > lead) start = sentence.indexOf(' ', start) + 1;
  const end = sentence.length - start <= 500 ? sentence.length : sentence.lastIndexOf(' ', start + 500);
  return { start, text: sentence.slice(start, end).trimEnd() };
}
