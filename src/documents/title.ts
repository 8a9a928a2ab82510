import type { Enumerator } from './enumerator.ts';

/** The title after a number, and where the text after it begins. */
export function titleAt(text: string, length: number, heading: boolean): { title: string; end: number } {
  const lead = /^[\s.:—–-]*/.exec(text.slice(length))?.[0].length ?? 0;
  const from = length + lead;
  const rest = text.slice(from);
  if (heading && !/[\t:]\s{0,200}\S/.test(rest))
    return { title: rest.replace(/(?<![.:\s])[.:\s]+$/, ''), end: text.length };
  // "Late Charges. If Tenant fails…": up to the first period, colon, tab or dash, if it reads like a title.
  const found = /^["“']?([^.:;\t]{2,90}?)["”']?(?:\s?[.:](?=\s|$)|\s[—–-]\s|\t)/.exec(rest);
  if (found?.[1] && found[0].length < rest.length && isTitle(found[1])) {
    return { title: found[1].trim(), end: from + found[0].length };
  }
  if (
    rest.length <= 90 &&
    !/[;,]$/.test(rest) &&
    (/[A-Z].*[A-Z]/.test(rest) || /^\p{Lu}\p{L}{2,}$/u.test(rest)) &&
    isTitle(rest.replace(/\.$/, ''))
  ) {
    return { title: rest.replace(/(?<![.:\s])[.:\s]+$/, ''), end: text.length };
  }
  return { title: '', end: from };
}

/** Most of its longer words are capitalized, and it has no verb form that occurs only in sentences. */
function isTitle(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || words.length > 14 || /\b(?:shall|hereby|agrees|will)\b/.test(text)) return false;
  const long = words.filter((word) => word.replace(/[^\p{L}]/gu, '').length > 3);
  const capital = long.filter((word) => /^["“('/]*\p{Lu}/u.test(word));
  return /^["“(']*[\p{Lu}\d]/u.test(text) && (long.length === 0 || capital.length >= 0.6 * long.length);
}

/** The name after a number; for an article, also in lower case: `Article 3: Rent and rent paying agreement`. */
export function titleOf(enumerator: Enumerator, text: string, heading: boolean): { title: string; end: number } {
  const found = titleAt(text, enumerator.length, heading);
  if (found.title !== '' || enumerator.kind !== 'article') return found;
  const rest = text.slice(found.end).trim();
  const isName =
    rest.length > 2 &&
    rest.length <= 70 &&
    !/[;,]|\b(?:shall|will|is|are|was|has|have|can|may|must|agrees?|leases?|rents?)\b(?! and)/i.test(rest);
  return isName ? { title: rest.replace(/(?<![.:\s])[.:\s]+$/, ''), end: text.length } : found;
}

/** `Fire and Other Casualties.` on a separate line. */
export function isName(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  return (
    text.length <= 70 &&
    words.length > 0 &&
    words.length <= 9 &&
    !/[:;,$\d]/.test(text) &&
    words.every((word) => /^\p{Lu}/u.test(word) || /^(?:and|or|of|to|the|for|in|on|by|with|a|an)$/.test(word))
  );
}

/** Capitalized text left by conversions, signature pages and recitals is not a title. */
export function isNoHeading(text: string): boolean {
  return /^\W*(?:(?:logo\s*)+|page|and|or|(?:(?:notary|corporate)\s*)?seal|w\s*i\s*t\s*n\s*e\s*s\s*s\s*e\s*t\s*h)\W{0,200}$|^\[[^\]]*\]$/i.test(
    text,
  );
}
