import { type PartyName, partyNamesIn } from '#documents/lease/lexicon/party-names.ts';
import type { LeaseText } from '#documents/lease/prepare/lease-text.ts';
import type { Evidence, FieldContext, Reading } from '../../field.ts';
import { added, rank, times, weights } from '../../weights.ts';
import { anyRole, type PartyRole, roleWords } from './party-roles.ts';

const open = '[“"‘«]';
/** Matches `("Landlord')`, too, but not `"Landlord's Address"`. */
const close = `(?:[”"’»]|'(?!s))`;
const bridge =
  '(?:(?:the|as|an?|or|and|each|both|all|hereinafter|hereafter|herein|collectively|individually|jointly|severally|sometimes|together|(?:to\\s+be\\s+)?referred\\s+to|called|known|designated|defined|with\\s+(?:its|his|her|their)\\s+(?:successors|heirs)(?:\\s+in\\s+\\w+\\s+\\w+)?(?:\\s+and(?:\\s+permitted)?\\s+assigns)?|its\\s+successors\\s+and\\s+assigns)[\\s,:]+){0,9}';

/** The phrasings that assign a role to a party, each as separate evidence; `ROLE` is replaced by the role. */
export const definitions: Readonly<Record<string, string>> = {
  /** `NAME, a Delaware corporation (the “Landlord”)`, `(hereinafter called “Sublessor” or “Tenant”)` */
  definedTerm: `\\(${bridge}(?:${open}[^()“”"]{2,30}${close}\\s*(?:,|or|and|and/or)\\s+)?${bridge}${open}(?:the\\s+)?(?:ROLE)s?[,.]?${close}[^()]{0,320}\\)|\\(who\\s+[^()“”"]{0,90}?referred\\s+to\\s+as\\s+${open}(?:the\\s+)?(?:ROLE)s?[,.]?${close}[^()]{0,60}\\)`,
  /** `NAME (Landlord)`, `NAME (hereinafter referred to as Lessor)` */
  bareTerm: `\\(${bridge}(?:the\\s+)?(?:ROLE)s?(?:\\s*/\\s*[A-Z][a-z]+)?(?:,?\\s+which\\s+(?:expression|term)\\b[^()]{0,200})?\\)`,
  /** `NAME, hereinafter referred to as “Landlord”` */
  called: `(?:^|[,\\s])\\s?(?:sometimes\\s+|collectively\\s+)?(?:hereinafter|herein|hereafter|referred\\s+to\\s+herein(?:after)?|collectively)\\s+(?:${bridge})?(?:${open}[^”"]{2,30}${close}\\s+or\\s+(?:the\\s+)?)?${open}?(?:the\\s+)?(?:ROLE)s?[.,]?${close}?(?![\\w’'])`,
  /** `NAME, called “LANDLORD”` */
  named: `(?:,|\\s)\\s?called\\s+(?:the\\s+)?${open}(?:ROLE)s?[.,]?${close}`,
  /** `NAME, a Connecticut corporation, Lessor, hereby leases to NAME, Lessee, the following` */
  apposed: `,\\s+(?:the\\s+)?(?:ROLE),?\\s+(?=(?:does\\s+|do\\s+)?hereby\\b|leases?\\s|lets?\\s|demises?\\s|rents?\\s|and\\s+(?-i:[A-Z])|the\\s+following|(?:agree\\s+(?:as|that|to)\\b|witnesseth))`,
  /** `NAME, as Landlord, and …` */
  asRole: `(?:^|(?<!\\b(?:by|and|between|among)),?\\s{1,200})as\\s+(?:the\\s+)?${open}?(?:ROLE)${close}?(?=\\s*(?:[,.;()]|and\\b|AND\\b|$))`,
  /** `NAME, A MINNESOTA LIMITED LIABILITY COMPANY "Landlord"` */
  quotedBehind: `(?<=[A-Za-z.,])(?<!\\b(?:called|as|or|and|the|to|each|term|word))\\s+[“"](?:the\\s+)?(?:ROLE)[,.]?[”"]`,
};

/** Parties that the document defines at its beginning: the names before the words that assign their role. */
export function definedParty(name: keyof typeof definitions, role: PartyRole): Evidence {
  return {
    name,
    kind: name === 'asRole' || name === 'apposed' ? 'phrase' : 'definedTerm',
    find: (context) => {
      for (const [tier, words] of roleWords(role, context).entries()) {
        const found = readDefinitions(context, (definitions[name] ?? '').replaceAll('ROLE', words));
        if (found.length > 0)
          return found.map((each) => ({ ...each, weight: added(each.weight, times(rank.rarer, tier)) }));
      }
      return [];
    },
  };
}

/** `anywhere`: also searches exhibits and the pages after the opening. */
export function readDefinitions(
  { text }: FieldContext,
  source: string,
  { anywhere = false, opening = boundaries }: { anywhere?: boolean; opening?: RegExp } = {},
): Reading[] {
  const limit = anywhere ? Number.POSITIVE_INFINITY : Math.max(20_000, text.document.text.length * 0.12);
  const marker = new RegExp(source, 'gi');
  const found: Reading[] = [];
  for (const block of text.blocks) {
    if (block.start > limit) break;
    if (block.contents || (block.attached && !anywhere)) continue;
    for (const match of block.text.matchAll(marker)) {
      // `Party A (Lessor): NAME` is a label.
      if (/^\s*(?:\)\s*)?[:：]/.test(block.text.slice(match.index + match[0].length))) continue;
      const end = block.start + match.index;
      const several = /collectively|together|jointly|\beach\b|\bboth\b|(?:ors|ees|lords|ants)[,.]?[”"]?\)?$/i.test(
        match[0],
      );
      const party = namesBefore(text, end, opening, several);
      if (party === null) continue;
      const isSeveral =
        /collectively|together|jointly/i.test(match[0]) &&
        party.names.length === 1 &&
        !/\s(?:and|&)\s/i.test(party.names[0]?.name ?? '');
      found.push({
        ...partyValue(party.names),
        span: { start: party.start, end: end + match[0].length },
        block,
        weight: added(
          party.announced ? rank.explicit : 0,
          block.start > 8_000 ? weights.far : 0,
          ofEarlierLease(text, party.start) ? weights.earlierLease : 0,
        ),
        ...(isSeveral ? { doubt: 'Several parties are meant, and one name was read.' } : {}),
        ...(party.cut ? { doubt: 'The name may begin on the line above.' } : {}),
      });
    }
  }
  return found;
}

/** `The Lease dated November 1, 2001 by and between …`: the parties on that date, who may have changed. */
function ofEarlierLease({ document }: LeaseText, at: number): boolean {
  return /\b[Ll]ease\s+(?:agreement\s+)?(?:dated|made|entered)\b(?![^;\n]{0,400}\b(?:is|are)\s+(?:\w+\s+){0,2}(?:made|entered|executed|effective)\b)[^;\n]{0,120}\bbetween\b[^;\n]{0,200}$/.test(
    document.text.slice(Math.max(0, at - 340), at),
  );
}

export function partyValue(names: readonly PartyName[]): { value: string; shown: string } {
  const value = names.map(({ name }) => name).join('; ');
  return { value, shown: value };
}

interface Before {
  readonly names: readonly PartyName[];
  readonly start: number;
  /** `between`, `by and among`: the words that open a list of parties. */
  readonly announced: boolean;
  /** The line above ends in the middle of a sentence, so the name may begin there. */
  readonly cut: boolean;
}

/** Words and marks after which a party's name may begin. */
export const boundaries = new RegExp(
  [
    '\\b(?:by\\s+and\\s+)?(?:between|among|amongst)\\b(?:\\s+and\\s+among\\b)?:?\\s*',
    '(?<=\\b(?:made|is|executed|granted|into|date|\\d{4},?))\\s+by\\s+',
    '\\bwitnesseth[,:]?\\s+(?:that\\s+)?',
    '\\bpresents[,:]?\\s+(?:that\\s+)?',
    '\\bparties\\b[^.;()]{0,60}\\bare:?\\s+(?=[A-Z])',
    '\\bparties\\.\\s+(?=[A-Z])',
    // `(the “Landlord”) of the one part, and NAME`, `OF THE FIRST PART - and - NAME`
    '\\bof\\s+the\\s+(?:one|first)\\s+part\\b[\\s,;:.–—-]{0,4}and[\\s,:–—-]{1,4}',
    // `party of the first part, Lessor, and NAME`
    `(?<=\\bpart,\\s{1,3})${anyRole},?\\s+and\\s+`,
    '\\n\\s*',
    '(?<=\\d/\\d{2,4}),?\\s+(?=[A-Z])',
    ':\\s+',
    ';\\s+(?:and\\s+)?',
    '(?<=[\\s,:])\\(\\s*(?:i{1,3}|iv|[1-4]|[ab])\\s*\\)\\s*',
    `\\([^()]{0,200}(?:[”"’]|${anyRole})[^()]{0,120}\\)\\s*(?:,\\s*)?(?:(?:an?|an?\\s*\\(n\\)|A|AN)\\s+[^,;()]{3,60}[,;]\\s*)?(?:and|to|with|-\\s*and\\s*-)\\s+`,
    `\\([^()]{0,90}[“"][^()”"]{2,60}[”"][^()]{0,90}\\)[\\s,]*`,
    `(?:\\b(?:called|to\\s+as|known\\s+as|as)\\s+(?:the\\s+)?|[“"])${anyRole}(?!s?\\s+(?:in\\s+common|by\\s+the))[,.]?[”"]?(?:\\s+(?:or|and)\\s+[“"]?${anyRole}(?=[”",;.\\s])[”"]?)?[\\s,;.]{0,3}(?:\\s*and\\s+|\\s+to\\s+)?`,
    '\\b(?:leases?|demises?|lets?|rents?|grants?)\\s+(?:un)?to\\s+',
  ].join('|'),
  'gi',
);

/** The names that end at `end`; a role on a separate line belongs to the lines above it. */
/** Between `DYNE ADVANCED TECHNOLOGY` and `SERVICES, INC.` on the next line. */
const tornName =
  /(?<=[A-Z]{2})\n(?=(?:CONSTRUCTION|SERVICES?|COMPANY|PROPERTIES|HOLDINGS|DEVELOPMENT|MANAGEMENT|ENTERPRISES|INDUSTRIES|ASSOCIATES|REALTY|INVESTMENTS?|GROUP|PARTNERS|TECHNOLOGIES|SYSTEMS),?\s+(?:CO|INC|CORP|LLC|LP|LTD)\b)/g;

function namesBefore({ document }: LeaseText, end: number, opening: RegExp, several: boolean): Before | null {
  const offset = Math.max(0, end - 900);
  const head = document.text.slice(offset, end).replace(tornName, ' ');
  const places = [...head.matchAll(opening)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
  let lines = 0;
  for (const place of [{ start: 0, end: 0, text: '' }, ...places].reverse()) {
    const whole = head.slice(place.end);
    const from = partyNamesIn(whole).length > 0 ? 0 : lastAnd(whole);
    const piece = whole.slice(from);
    const names = piece.trim() === '' ? [] : partyNamesIn(piece, several);
    const announced = /between|among/i.test(head.slice(Math.max(0, place.start - 40), place.end));
    if (names.length > 0 && isWhole(piece, names)) {
      const moved = names.map((name) => ({
        ...name,
        start: name.start + place.end + from,
        end: name.end + place.end + from,
      }));
      const above = head.slice(0, place.start).split('\n').at(-1) ?? '';
      const cut =
        place.text.includes('\n') &&
        from === 0 &&
        above.length > 40 &&
        /[A-Za-z&]$|\b[A-Z]\.$/.test(above) &&
        !/\b(?:between|among|by|and|with|to)$/i.test(above);
      return { names: moved, start: offset + (moved[0]?.start ?? 0), announced, cut };
    }
    // Only across line ends: `Incubator Space LLC of [ ]⏎Telephone:⏎(the “Landlord”)`.
    if (place.text.trim() !== '' && !/^:\s/.test(place.text)) return null;
    lines += 1;
    if (lines > 4) return null;
  }
  return null;
}

/**
 * `acting by and through its general partner Century Corp., and SPECTRUM CORP., …`: the description of the other party
 * ends here.
 */
function lastAnd(piece: string): number {
  if (
    !/^[\s,]*(?:acting|by\s+(?:and\s+through|its)|whose|having|with|its|an?\s|(?:as\s+)?successor|(?:(?:principal|registered|its)\s+)?(?:offices?|address|place))/i.test(
      piece,
    )
  )
    return 0;
  const match = [...piece.matchAll(/,?(?<!\s)\s+(?:and|AND)\s+(?=[A-Z\d])/g)].findLast(
    ({ index, 0: text }) => partyNamesIn(piece.slice(index + text.length)).length > 0,
  );
  return match === undefined ? 0 : match.index + match[0].length;
}

/**
 * A long sentence whose first words look like a name is not a name: the role must follow the names and their
 * descriptions.
 */
function isWhole(piece: string, names: readonly PartyName[]): boolean {
  const rest = piece.slice(names.at(-1)?.end ?? 0);
  if (
    /^[,\s]*(?:an?|A|AN)\s[^,;(]{0,60}\b(?:corporation|company|partnership)\s+[A-Z]/i.test(rest) &&
    /\b(?:[Cc]orporation|[Cc]ompany|[Pp]artnership|CORPORATION|COMPANY|PARTNERSHIP)\s+(?!OF\b|AND\b|ORGANI|INCORP|WITH\b|HAVING\b|WHOSE|UNDER\b)[A-Z]/.test(
      rest,
    )
  )
    return false;
  return (
    rest.length < 420 &&
    // `See Member Account for Tenant Information (the “Tenant”)` is a form that doesn't name anyone.
    !/^\s*see\s+(?:\w+\s+){0,4}(?:for|account|exhibit|schedule|page|attached)\b/i.test(rest) &&
    !/\b(?:shall|hereby(?!\s+(?:duly|represented))|agrees?|covenants?|entered\s+into|pursuant|desires?)\b/i.test(rest)
  );
}
