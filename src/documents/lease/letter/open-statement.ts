const article = String.raw`(?:(?:the|our|your|tenant['’]s|any|an?)\s+)?`;
const state = String.raw`(?:(?:is|are|remains?|stays?|will be|still)\s+){0,2}`;
const open = String.raw`(?:(?:yet\s+)?to be (?:agreed|discussed|negotiated|confirmed|determined|decided|provided|advised|settled|worked out)|t\.?b\.?[acd]\b|open\b|negotiable|(?:still )?(?:under|up for) (?:discussion|negotiation)|not (?:yet )?(?:agreed|settled|decided|discussed))`;

/** `Cure periods to be agreed`, `Parking: TBD`, `Right to check the books - open`. */
const leftOpen = new RegExp(
  String.raw`^\W{0,4}(?:\d{1,2}[.)]\s{0,3})?${article}([A-Za-z][\w'’/&+ -]{1,46}?)\s{0,3}(?:[:\t–—-]\s{0,3}|\s)${state}${open}(?![^.;]{0,20}\b(?:at|is|are)\s+[$£€\d])`,
  'i',
);
/** `We'd like to talk about an SNDA.` */
const toDiscuss = new RegExp(
  String.raw`^\W{0,4}(?:we|let|I|the parties|both sides)\b[^.;:]{0,30}\b(?:talk about|discuss|negotiate|agree on|come back to|work out)\s+${article}([A-Za-z][\w'’/&+ -]{1,46}?)(?:\s+(?:later|separately|further|in the lease|soon))?\W{0,2}$`,
  'i',
);

/** What a sentence explicitly leaves open; null if it doesn't. */
export function openSubjectOf(sentence: string): string | null {
  if (sentence.length > 140) return null;
  return (leftOpen.exec(sentence) ?? toDiscuss.exec(sentence))?.[1]?.trim() ?? null;
}
