/**
 * The words that a document uses for the party that lets the space and the party that rents it; each may have several.
 */
export interface OwnRoles {
  readonly landlord: readonly string[];
  readonly tenant: readonly string[];
}

const word = "[A-Z][A-Za-z&'’-]{1,24}";
const name = `${word}(?: ${word}){0,2}`;
const willingly =
  '(?:does|do|hereby|agree[sd]?\\s+to|continues?\\s+to|shall|will|must|desires?\\s+to|wishes\\s+to)\\s+';
const lets = new RegExp(
  `\\b(${name})\\s+(?:${willingly}){0,3}(?:leases?d?|rents?|lets?|demises?d?)\\s+(?:[^.;\\n]{0,160}?\\s)?(?:un)?to\\s+(?:the\\s+)?(${name})\\b`,
  'g',
);
const takes = new RegExp(
  `\\b(${name})\\s+(?:${willingly}){0,3}(?:leases?d?|rents?|hires?|takes?)\\s+(?:[^.;\\n]{0,160}?\\s)?from\\s+(?:the\\s+)?(${name})\\b`,
  'g',
);
const usualLandlord = /^(?:landlord|lessor|licensor)$/i;
const usualTenant = /^(?:tenant|lessee|licensee)$/i;
const isUsual = (role: string) => usualLandlord.test(role) || usualTenant.test(role);
const noRole = /^(?:buyer|seller|purchaser|borrower|lender|bank|part(?:y|ies)|agreement|lease|premises)$/i;
const ofOtherLease = /\b(?:sub|master|prime|head|ground|over)-?\s?(?:landlord|lessor|tenant|lessee)/i;

/**
 * `the Church leases to the School …`, if both words are defined in quotation marks; includes words defined next to
 * them: `(“Contoso”, the “Client” or the “Company”)`. Null if the parties are only called landlord and tenant.
 */
export function ownRolesIn(text: string): OwnRoles | null {
  const opening = text.slice(0, 14_000);
  const defined = definedInWords(text);
  if (defined) return defined;
  const groups = definedWords(opening);
  const landlords = groups.filter((group) => group.some((each) => usualLandlord.test(each)));
  const tenants = groups.filter((group) => group.some((each) => usualTenant.test(each)));
  if (landlords.length > 0 && tenants.length > 0) {
    // A document that defines the usual words twice, or for subtenants, also describes another lease.
    if (landlords.length > 1 || tenants.length > 1 || groups.flat().some((each) => ofOtherLease.test(each)))
      return null;
    return rolesOf(landlords[0], tenants[0]);
  }
  const groupOf = (called: string) =>
    runsOf(called)
      .map((each) => groups.find((group) => group.some((role) => role.toLowerCase() === each.toLowerCase())))
      .find((group) => group !== undefined);
  for (const [, landlord = '', tenant = ''] of opening.matchAll(lets)) {
    const roles = rolesOf(groupOf(landlord), groupOf(tenant));
    if (roles) return roles;
  }
  for (const [, tenant = '', landlord = ''] of opening.matchAll(takes)) {
    const roles = rolesOf(groupOf(landlord), groupOf(tenant));
    if (roles) return roles;
  }
  return null;
}

/** `“District” means the District of Columbia, by and through its department, as the tenant under this Lease`. */
function definedInWords(text: string): OwnRoles | null {
  for (const [, own = '', role = ''] of text.slice(0, 80_000).matchAll(meansRole)) {
    if (isUsual(own) || noRole.test(own) || ofOtherLease.test(own)) continue;
    return usualTenant.test(role) ? { landlord: ['Landlord'], tenant: [own] } : { landlord: [own], tenant: ['Tenant'] };
  }
  return null;
}

const meansRole = new RegExp(
  `[“"](?:the )?(${word})[”"] (?:shall mean|means) [^.;“”\\n]{3,200}?,? as (?:the )?(tenant|lessee|landlord|lessor) (?:under|of) this (?:lease|agreement)`,
  'gi',
);

/** `School Room`, `School`, `Room`: a role may be next to other capitalized words. */
function runsOf(called: string): string[] {
  const words = called.split(' ');
  return words.flatMap((_, start) =>
    words.slice(start).map((_, length) => words.slice(start, words.length - length).join(' ')),
  );
}

function rolesOf(landlord: readonly string[] | undefined, tenant: readonly string[] | undefined): OwnRoles | null {
  if (landlord === undefined || tenant === undefined || landlord === tenant) return null;
  const all = [...landlord, ...tenant];
  if (all.some((role) => noRole.test(role) || ofOtherLease.test(role)) || all.every(isUsual)) return null;
  if (landlord.some((role) => usualTenant.test(role)) || tenant.some((role) => usualLandlord.test(role))) return null;
  return { landlord, tenant };
}

const quoted = /[“"‘](?:the\s+)?([A-Z][A-Za-z&.'’ -]{1,28}?)[,.]?[”"’]/gi;
/** `party of the first part, hereinafter called the Owner,` */
const called =
  /\bhereinafter\s+(?:called|referred\s+to\s+as|known\s+as)\s+(?:the\s+)?([A-Z][a-z]{2,24}|[A-Z]{3,24})(?=[,.;)])/g;
const between =
  /\b(?:the|as|an?|or|and|each|both|hereinafter|hereafter|herein|sometimes|collectively|individually|together|to|be|referred|called|known|designated|defined)\b/gi;

/**
 * The words in quotation marks; those in one parenthesis, `(the “Client” or the “Company”)`, are names of the same
 * party.
 */
function definedWords(opening: string): (readonly string[])[] {
  const groups = [...opening.matchAll(/\(([^()]{3,300})\)/g)].flatMap(([, inside = '']): (readonly string[])[] => {
    const [names = ''] = inside.split(/\bwhich\s+(?:expression|term)\b/);
    const others = names.replace(quoted, '').replace(between, '');
    const roles = [...names.matchAll(quoted)].flatMap(([, role = '']) => role);
    return roles.length > 1 && !/[A-Za-z]/.test(others) ? [roles] : [];
  });
  // The form of federal leases has no quotation marks: `(Lessor), whose principal place …`, `(Government), acting by …`.
  const bare = [...opening.matchAll(/^\((Lessor|Government)\)|(?<=\w )\((Lessor|Government)\)/gm)].flatMap(
    ([, own, inLine]) => own ?? inLine ?? '',
  );
  const grouped = new Set(groups.flat());
  const single = [
    ...[...opening.matchAll(quoted), ...opening.matchAll(called)].flatMap(([, role = '']) => role),
    ...bare,
  ].filter((role) => !grouped.has(role));
  return [...groups, ...[...new Set(single)].map((role) => [role])];
}

/**
 * `the Church` becomes `Landlord`, followed by spaces so that all positions stay the same; a name that is too short for
 * this word becomes a shorter one.
 */
export function withUsualRoles(text: string, own: OwnRoles | null): string {
  if (own === null) return text;
  const withLandlord = own.landlord.reduce((read, role) => withRole(read, role, ['Landlord', 'Lessor', 'Owner']), text);
  return own.tenant.reduce((read, role) => withRole(read, role, ['Tenant', 'Lessee']), withLandlord);
}

/**
 * Words that may come before a party at the beginning of a sentence; other capitalized words belong to a longer name.
 */
const leading =
  /^(?:If|When|Where|While|Unless|Until|Upon|Once|Should|Neither|Either|Both|In|By|For|From|To|And|Or|As|All|Any|Each|Such|That|Provided|Nothing|Except|Notwithstanding|After|Before|Within|Without|With|During|No|At|On|WHEREAS|Whereas|AND)$/;

function withRole(text: string, own: string, usualWords: readonly string[]): string {
  if (isUsual(own)) return text;
  const spelled = own === own.toUpperCase() ? `(?:${own}|${own[0]}${own.slice(1).toLowerCase()})` : own;
  const source = spelled.replaceAll('.', '\\.').replaceAll(' ', '\\s+');
  const isBare =
    (text.match(
      new RegExp(
        `(?<!\\b[Tt]he\\s)\\b${source}(?:[’']s|\\s+(?:shall|will|may|must|agrees|hereby|has|desires))\\b`,
        'g',
      ),
    )?.length ?? 0) > 2;
  const called = new RegExp(
    `(?<![“"‘])\\b([Tt]he\\s+)${isBare ? '?' : ''}${source}([’']s)?(?![\\w’'”"-]|\\s+of\\s+[A-Z]|,?\\s+(?:Inc|LLC|L\\.L\\.C|Ltd|Limited|LLP|LP|Corp|plc|PLC)\\b|,\\s+an?\\s)`,
    'g',
  );
  // `Contoso Enterprises` is the full name of `Contoso`.
  const isPartOfName = new RegExp(
    `\\b${source}(?:\\s+[A-Z][\\w&]{1,30}){1,4},?\\s+(?:an?\\s|Inc|LLC|Ltd|Limited|[(“"])`,
  ).test(text.slice(0, 4_000));
  return text.replace(called, (printed: string, article: string | undefined, genitive = '', at: number) => {
    const before = /(?:^|\s)([A-Z][\w&.’'-]*)(?<!\.)\s$/.exec(text.slice(Math.max(0, at - 24), at))?.[1];
    if (article === undefined && before !== undefined && !leading.test(before)) return printed;
    if (isPartOfName && /^\s+[A-Z&]/.test(text.slice(at + printed.length, at + printed.length + 3))) return printed;
    const fitting = usualWords.find((usual) => usual.length + genitive.length <= printed.length);
    return fitting === undefined ? printed : `${fitting}${genitive}`.padEnd(printed.length);
  });
}

/** Our own summary of such a document uses one word for each party, not the shorter ones that replaced short names. */
export function inUsualWords(summary: string, own: OwnRoles | null): string {
  if (own === null) return summary;
  return summary
    .replace(/\b(?:[Tt]he\s+)?(?:Lessor|Owner)\b/g, 'Landlord')
    .replace(/\b(?:[Tt]he\s+)?Lessee\b/g, 'Tenant')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)])/g, '');
}
