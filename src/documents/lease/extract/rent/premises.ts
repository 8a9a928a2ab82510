import { addressesIn } from '../../lexicon/addresses.ts';

const names =
  /\b(?:(?:the\s+)?((?:[A-Z][\w-]{0,60}\s+){1,3}Premises|(?!Rentable|Usable|Floor|Gross|Net|Total)[A-Z][a-z]+\s+(?:Space|Area))|((?:Suites?|Floors?|Buildings?|Phases?|Units?|Bays?)\s+(?:No\.?\s*)?(?:[A-Z]?\d[\w-]{0,6}|[A-Z]|[IVX]{1,4}|One|Two|Three|Four))|((?:First|Second|Third|Fourth|Fifth|Sixth|Ground|\d{1,2}(?:st|nd|rd|th))\s+Floor)|(Special\s+Use\s+Common\s+Areas?))\b/;

/** The part of the premises that a caption names: `As to the Expansion Premises:`, `Suite 200`, `Second Floor`. */
export function premisesIn(caption: string): string | null {
  // `350 West Ohio Street, Suite 4W, Chicago, Illinois 60654`: the address of a party, not a part of the premises.
  if (caption.length > 160 || addressesIn(caption).some(({ complete }) => complete)) return null;
  const match = names.exec(caption);
  const name = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
  return name === undefined || /^(?:The|Leased|Demised|Entire|Said)\s+Premises$/.test(name)
    ? null
    : name.replace(/^The\s+/, '');
}

const lead =
  /(?:^|[.;:]\s{1,4}(?:and\s+)?|,\s+and\s+)(?:\d{1,2}(?:\.\d{1,2})?\.?\s+)?(?:\(?[a-z\d]{1,3}[.)]\s+)?(?:[Ff]or|[Aa]s\s+to|[Ww]ith\s+respect\s+to|[Ii]n\s+respect\s+of)\s+(?:the\s+)?(?=[A-Z\d])([^,:;.$£€]{3,60})[,:]/g;

/** The position from which a sentence is about one part of the premises: `(b) For Unit B, Tenant shall pay …`. */
export function partAt(sentence: string): { readonly at: number; readonly part: string }[] {
  return [...sentence.matchAll(lead)].flatMap((match) => {
    const part = premisesIn(match[1] ?? '');
    return part === null ? [] : [{ at: match.index + (/^[.;:,]\s*(?:and\s+)?/.exec(match[0])?.[0].length ?? 0), part }];
  });
}

const ofPart = /\b(?:for|as\s+to|with\s+respect\s+to|attributable\s+to)\s+(?:the\s+)?(?=[A-Z\d])([^,:;.$£€]{3,40})/g;

/** `No base rent is due for the first two months for Unit B`: the part of the premises that a sentence names. */
export function partNamedIn(sentence: string): string | null {
  return [...sentence.matchAll(ofPart)].flatMap((match) => premisesIn(match[1] ?? '') ?? [])[0] ?? null;
}
