/** The title behind a number, and where the text behind it begins. */
export function titleAt(text: string, length: number, heading: boolean): { title: string; end: number } {
  const lead = /^[\s.:—–-]*/.exec(text.slice(length))?.[0].length ?? 0;
  const from = length + lead;
  const rest = text.slice(from);
  if (heading && !/[\t:]\s*\S/.test(rest)) return { title: rest.replace(/[.:\s]+$/, ''), end: text.length };
  // "Late Charges. If Tenant fails…": up to the first full stop, colon, tab or dash, when it reads like a title.
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
    return { title: rest.replace(/[.:\s]+$/, ''), end: text.length };
  }
  return { title: '', end: from };
}

/** Most of its longer words begin with a capital, and there is no verb form that only sentences have. */
function isTitle(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || words.length > 14 || /\b(?:shall|hereby|agrees|will)\b/.test(text)) return false;
  const long = words.filter((word) => word.replace(/[^\p{L}]/gu, '').length > 3);
  const capital = long.filter((word) => /^["“('/]*\p{Lu}/u.test(word));
  return /^["“(']*[\p{Lu}\d]/u.test(text) && (long.length === 0 || capital.length >= 0.6 * long.length);
}
