/** One author or editor of a reference. */
export interface PersonName {
  /** The name of an organization, or everything before the comma. */
  readonly family: string;
  readonly given: string;
  readonly corporate: boolean;
}

/**
 * Splits BibTeX's list of names at "and" outside of braces. A name in braces is an organization, so "{Smith and Sons}"
 * stays one name. "others" ends the list and is not a name.
 */
export function splitNames(list: string): { readonly names: readonly PersonName[]; readonly others: boolean } {
  const parts = splitAtAnd(list).filter((part) => part !== '');
  const others = parts.at(-1)?.toLowerCase() === 'others';
  return { names: (others ? parts.slice(0, -1) : parts).map(readName), others };
}

/** The family name of the first author; empty without one. */
export function firstFamily(list: string): string {
  return splitNames(list).names[0]?.family ?? '';
}

/** Names in the syntax of bibliography programs, with organizations in braces. */
export function joinNames(names: readonly PersonName[], others: boolean): string {
  const written = names.map(({ family, given, corporate }) =>
    corporate ? `{${family}}` : given === '' ? family : `${family}, ${given}`,
  );
  return [...written, ...(others ? ['others'] : [])].join(' and ');
}

/** Splits a list at each "and" outside of braces. */
export function splitAtAnd(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const match of list.matchAll(/[{}]|(?<!\s)\s+and(?=\s)/gi)) {
    if (match[0] === '{') depth += 1;
    else if (match[0] === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      parts.push(list.slice(start, match.index));
      start = match.index + match[0].length;
    }
  }
  parts.push(list.slice(start));
  return parts.map((part) => part.trim());
}

/**
 * 'World Health Organization' without braces. Words that are also family names (Bank, Church) count only after a word
 * that is not a first name.
 */
export function isOrganization(name: string): boolean {
  return (
    /\s/.test(name) &&
    !/,|\b\p{Lu}\.|[\d@]/u.test(name) &&
    (organizations.test(name) ||
      /^(?:World|European|Central|National|Federal|International|Asian|African|United|Royal|Reserve|State) (?:\p{L}+ ){0,3}(?:Bank|Church|School|College|Court|Museum|Library|Service|Group)\b/u.test(
        name,
      ))
  );
}

const organizations =
  /(?:^|\s)(?:Organi[sz]ations?|Institut(?:es?|ions?)?|Universit(?:y|ies|ät|é|à)|Ministry|Ministerium|Agency|Associations?|Committee|Council|Departments?|Commission|Foundation|Consortium|Collaboration|Cent(?:er|re)s?(?: for)?|Authority|Bureau|Federation|Network|Initiative|Programme|Nations|Laborator(?:y|ies)|Academy|Administration|Corporation|Alliance|Secretariat|Observatory|Statistics|Investigators|Society|Task Force|(?:Working|Study|Research) Group|Panel on)(?=$|\s)/u;

const particles = /^(?:v[oa]n|de[rnl]?|d[aiou]s?|del[l']?a?|la|le|te[nr]?|af|al|el|zu[mr]?|bin|ibn)$/;

function readName(text: string): PersonName {
  if (/^\{[^{}]*\}$/.test(text)) return { family: text.slice(1, -1).trim(), given: '', corporate: true };
  const plain = text.replaceAll(/[{}]/g, '').trim();
  const [family = '', ...rest] = plain.split(',').map((part) => part.trim());
  if (rest.length > 0) {
    // "Family, Jr., Given"
    const suffix = rest.length > 1 ? ` ${rest[0]}` : '';
    return { family: `${family}${suffix}`, given: rest.at(-1) ?? '', corporate: false };
  }
  if (isOrganization(plain)) return { family: plain, given: '', corporate: true };
  const words = plain.split(/\s+/);
  const particle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && particles.test(word));
  const cut = particle === -1 ? words.length - 1 : particle;
  return { family: words.slice(cut).join(' '), given: words.slice(0, cut).join(' '), corporate: false };
}
