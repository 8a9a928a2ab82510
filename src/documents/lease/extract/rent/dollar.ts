/** Canadian legal terms and places; three of them make a plain dollar sign Canadian. */
const canadian =
  /\b(?:Canad(?:a|ian)|HST|Ontario|Qu[eé]bec|British\s+Columbia|Alberta|Manitoba|Saskatchewan|Nova\s+Scotia|New\s+Brunswick)\b/g;
const american = /\b(?:U\.?S\.?A?\.?|United\s+States|Internal\s+Revenue|IRS)(?![a-z])/g;

/** The currency of an amount with a plain dollar sign: ISO 4217. */
export function plainDollar(text: string): 'USD' | 'CAD' {
  const opening = text.slice(0, 80_000);
  const places = opening.match(canadian)?.length ?? 0;
  return places >= 3 && places > (opening.match(american)?.length ?? 0) * 2 ? 'CAD' : 'USD';
}
