/** What a document calls the party that lets the space and the party that takes it. */
export interface OwnRoles {
  readonly landlord: string;
  readonly tenant: string;
}

const grant =
  /\b([A-Z][A-Za-z]{2,20})\s+(?:(?:does|do|hereby|agrees?\s+to|shall|will)\s+){0,3}(?:leases?|rents?|lets?|demises?)\s+(?:[^.;\n]{0,160}?\s)?(?:un)?to\s+(?:the\s+)?([A-Z][A-Za-z]{2,20})\b/g;
const usual =
  /^(?:sub-?)?(?:landlord|lessor|tenant|lessee|licensor|licensee|buyer|seller|purchaser|borrower|lender|bank|party)$/i;

/**
 * `the Church leases to the School …`, if both words are defined in quotation marks; null if the parties are called
 * landlord and tenant.
 */
export function ownRolesIn(text: string): OwnRoles | null {
  const opening = text.slice(0, 14_000);
  // A document that defines both usual words only quotes another lease here.
  if (isDefined(opening, '(?:sub-?)?(?:landlord|lessor)') && isDefined(opening, '(?:sub-?)?(?:tenant|lessee)'))
    return null;
  for (const [, landlord = '', tenant = ''] of opening.matchAll(grant)) {
    if ((usual.test(landlord) && usual.test(tenant)) || landlord.toLowerCase() === tenant.toLowerCase()) continue;
    if (isDefined(opening, landlord) && isDefined(opening, tenant)) return { landlord, tenant };
  }
  return null;
}

function isDefined(opening: string, word: string): boolean {
  return new RegExp(`[“"‘](?:the\\s+)?${word}[,.]?[”"’]`, 'i').test(opening);
}

/** `the Church` becomes `Landlord`, with spaces after it so that all positions stay the same. */
export function withUsualRoles(text: string, own: OwnRoles | null): string {
  return own === null ? text : withRole(withRole(text, own.landlord, 'Landlord'), own.tenant, 'Tenant');
}

function withRole(text: string, own: string, usualWord: string): string {
  if (usual.test(own)) return text;
  const called = new RegExp(`(?<![“"‘])\\b[Tt]he\\s${own}([’']s)?(?![\\w’'”"])`, 'g');
  return text.replace(called, (printed, genitive = '') => {
    const word = `${usualWord}${genitive}`;
    return word.length > printed.length ? printed : word.padEnd(printed.length);
  });
}
