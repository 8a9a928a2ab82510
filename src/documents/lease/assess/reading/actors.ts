import type { Span } from '#documents/document.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';

/** The subject of a sentence; `other`: a thing, a mortgagee, another tenant; null: unknown. */
export type Actor = 'tenant' | 'landlord' | 'each' | 'either' | 'other' | null;

export interface Mention extends Span {
  readonly actor: 'tenant' | 'landlord' | 'each' | 'either' | 'other';
  /** `Tenant’s`, `of Tenant`, `to Tenant`: not a subject. */
  readonly oblique: boolean;
}

/** The words for the parties in this document. */
export interface PartyNames {
  readonly pattern: RegExp;
  readonly sideOf: (name: string) => 'tenant' | 'landlord' | 'other';
}

const landlordWords = ['sub-?landlord', 'sub-?lessor', 'landlord', 'lessor', 'licensor'];
const tenantWords = ['sub-?tenant', 'sub-?lessee', 'tenant', 'lessee', 'leasee', 'licensee'];
/** Other subjects in leases. Without them their verbs would seem to have no subject. */
const strangers = ['guarantors?', 'mortgagees?', 'lenders?', 'undersigned', 'insurers?'];
const headWords = /^(?:sub-?landlord|sub-?lessor)$/i;
const subWords = /^(?:sub-?tenant|sub-?lessee)$/i;

const known = new WeakMap<LeaseText, PartyNames>();

/**
 * The names that a document uses for the parties; in a sublease with a Sublandlord, “Landlord” is the master landlord.
 */
export function partyNamesOf(text: LeaseText): PartyNames {
  const before = known.get(text);
  if (before) return before;
  const names = readPartyNames(text);
  known.set(text, names);
  return names;
}

function readPartyNames(text: LeaseText): PartyNames {
  const whole = text.document.text;
  const landlords = [...landlordWords];
  const tenants = [...tenantWords];
  const opening = whole.slice(0, 12_000);
  if (/\bParty\s+A\b/i.test(opening)) {
    // Stops at the end of a line: after `… (hereinafter Party A)` comes the line for the lessee.
    const isSwapped =
      /\bParty\s+A\b[^A-Za-z\n)]{0,5}\(?(?:the\s+)?(?:lessee|tenant)|(?:lessee|tenant)\s?\(?(?:hereinafter\s[^.\n]{0,40})?["“(\s]*Party\s+A\b|(?:^|\n)\W{0,4}(?:the\s+)?(?:lessee|tenant)\s{0,2}[:：][^\n]{0,160}\bParty\s+A\b/i.test(
        opening,
      );
    (isSwapped ? tenants : landlords).push('party\\s+a');
    (isSwapped ? landlords : tenants).push('party\\s+b');
  }
  // New York forms call the landlord the Owner.
  const owners = count(whole, /\bowner\b/gi);
  if (
    (/\b(?:as|called)\s+(?:the\s+)?["“]?owner\b|["“]Owner["”]/i.test(opening) || owners >= 15) &&
    count(whole, /\b(?:landlord|lessor)\b/gi) * 3 <= owners
  )
    landlords.push('owner');
  // `(the "Occupier")`, where no one is called the tenant.
  if (
    /["“](?:the\s+)?occupier["”]/i.test(opening.slice(0, 3_000)) &&
    count(whole, /\b(?:tenant|lessee)\b/gi) * 3 <= count(whole, /\boccupier\b/gi)
  )
    tenants.push('occupier');
  // A short sublease names its parties only a few times.
  const names = (word: RegExp) => count(whole, word) >= 5;
  const isDefined = (word: string) =>
    new RegExp(`["“'](?:the\\s+)?sub-?(?:${word})["”']`, 'i').test(opening.slice(0, 3_000));
  const isShort = isDefined('landlord|lessor') && isDefined('tenant|lessee');
  const isSublease = isShort || names(/\bsub-?(?:landlord|lessor)\b/gi);
  const hasSubtenant = isShort || names(/\bsub-?(?:tenant|lessee)\b/gi);
  const all = [...landlords, ...tenants, ...strangers].join('|');
  const isLandlord = new RegExp(`^(?:${landlords.join('|')})$`, 'i');
  const isStranger = new RegExp(`^(?:${strangers.join('|')})$`, 'i');
  return {
    pattern: new RegExp(`\\b(?:${all})(?:[’']?s\\b|s[’'])?`, 'gi'),
    sideOf: (name) => {
      if (isStranger.test(name)) return 'other';
      if (isLandlord.test(name)) return isSublease && !headWords.test(name) ? 'other' : 'landlord';
      // A subtenant is the tenant in a sublease, but another party's tenant in a lease.
      if (subWords.test(name)) return isSublease ? 'tenant' : 'other';
      return isSublease && hasSubtenant ? 'other' : 'tenant';
    },
  };
}

const jointly =
  /\b(?:neither|each|both|either|any)\s+(?:of\s+(?:the\s+)?)?part(?:y|ies)\b|\b(?:the|such|all)\s+(?:respective\s+|undersigned\s+)?parties\b(?:\s+hereto)?|\b(?:a|one|the\s+(?:indemnifying|prevailing|non-?prevailing|defaulting|other|losing|responsible|waiving))\s+party\b(?!\s+of\s+the\s+(?:first|second))|\b(?:Indemnitor|Indemnifying\s+Party)\b/gi;
/** `the persons that execute this Lease as Tenant`. */
const inARole =
  /\b(?:lease|agreement|executing|execut\w+|sign\w*|named|designated|acting|join\w*)\s+as\s+(?:the\s+)?$/i;
const foreign =
  /(?:\b(?:other|another|existing|former|previous|prior|prospective|succeeding|successor|subsequent|new|future|any|master|prime|over|head|ground|replacement)[\s-]+)$/i;
const oblique =
  /\b(?:its|their|of|in|into|under|within|to|by|from|with|against|for|upon|on|between|than|toward|unto|behalf\s+of|require|requires|requiring|notify|permit|cause|causes|reimburse|give|giving|pay|paying|allow|entitle|evict|remove|relieve|release|indemnify|relocate|provide|furnish|notifying)\s+(?:the\s+|said\s+|such\s+)?$/i;

/** Every mention of a party in a piece of text; joint ones (`Landlord and Tenant`, `each party`) count as one. */
export function mentionsIn(piece: string, names: PartyNames): Mention[] {
  const single = [...piece.matchAll(names.pattern)].map((match): Mention & { readonly bare: string } => {
    const bare = match[0].replace(/(?:[’']s|(?<!s)s[’']?)$/i, '');
    const lead = piece.slice(Math.max(0, match.index - 24), match.index);
    const isPlural = /s$/.test(match[0]) && !/[’']/.test(match[0]) && !/ess$/i.test(match[0]);
    // `Tenants obligations`: a scan or a conversion lost the apostrophe.
    const isLost =
      isPlural && /^\s+(?:obligations?|duty|duties|responsibilit)/i.test(piece.slice(match.index + match[0].length));
    const side = (isPlural && !isLost) || foreign.test(lead) ? 'other' : names.sideOf(bare);
    return {
      start: match.index,
      end: match.index + match[0].length,
      actor: side,
      oblique: isLost || inARole.test(lead) || /[’']/.test(match[0]) || oblique.test(lead),
      bare,
    };
  });
  const joined: Mention[] = [];
  for (let at = 0; at < single.length; at += 1) {
    const mention = single[at];
    const next = single[at + 1];
    if (!mention) continue;
    const between = next ? piece.slice(mention.end, next.start) : '';
    const isPair =
      next !== undefined &&
      mention.actor !== next.actor &&
      mention.actor !== 'other' &&
      next.actor !== 'other' &&
      /^\s*(?:and|or|nor|and\/or|as\s+well\s+as)\s+(?:the\s+|of\s+)?$/i.test(between);
    if (isPair && next) {
      const isEither =
        /\bor\b/i.test(between) || /\beither\s*$/i.test(piece.slice(Math.max(0, mention.start - 12), mention.start));
      joined.push({
        start: mention.start,
        end: next.end,
        actor: isEither ? 'either' : 'each',
        oblique: mention.oblique || next.oblique,
      });
      at += 1;
    } else joined.push({ start: mention.start, end: mention.end, actor: mention.actor, oblique: mention.oblique });
  }
  for (const match of piece.matchAll(jointly)) {
    const lead = piece.slice(Math.max(0, match.index - 24), match.index);
    joined.push({
      start: match.index,
      end: match.index + match[0].length,
      actor: /^(?:either|any|a|one)\b/i.test(match[0]) ? 'either' : 'each',
      oblique: oblique.test(lead) || /^\s*[’']/.test(piece.slice(match.index + match[0].length)),
    });
  }
  return joined.sort((a, b) => a.start - b.start);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
