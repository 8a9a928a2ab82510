import type { ReadValue } from '../../extract/readers.ts';
import { isPartyName, partyNamesIn } from '../../lexicon/party-names.ts';

export const landlordRole =
  '(?:[Ll]andlord|[Ll]essor|[Oo]wner|[Ss]ub-?[Ll]andlord|[Ss]ub-?[Ll]essor|[Ff]reeholder|[Ll]icensor)';
export const tenantRole =
  '(?:[Tt]enant|[Ll]essee|[Oo]ccupant|[Oo]perator|[Ss]ub-?[Tt]enant|[Ss]ub-?[Ll]essee|[Oo]ccupier|[Ll]icensee)';
/** A name in capital letters, with the words that may appear inside it. */
export const company = String.raw`[A-Z0-9][\wÀ-ɏ.&'’-]{0,60}(?:,?\s+(?:[A-Z0-9&(][\wÀ-ɏ.&'’()-]{0,60}|of|and|the|inc\b\.?|ltée|plc|gmbh|llc)){0,12}`;

/** The party at the beginning of a piece of text. */
export function firstParty(piece: string): readonly ReadValue[] {
  const start =
    /^[\s:“"]*(?:(?:Between|TO:|F(?:rom|ROM):?|Yes[:.,]|[Oo]n behalf of|for|the)\s+)?/.exec(piece)?.[0].length ?? 0;
  // `Oriel Robotics (entity: Oriel Motion Systems, Inc.)`
  const entity =
    /^[^(\n]{2,80}\((?:legal |signing |leasing |contracting )?(?:entity|party|name)\s?(?:is|will be|:|=|[–—-])\s?([A-Z][^()\n]{2,80})\)/.exec(
      piece,
    );
  if (entity?.[1] !== undefined) {
    const named = partyNamesIn(entity[1])[0];
    const at = entity[0].lastIndexOf(entity[1]);
    if (named?.start === 0 && isPartyName(named.name))
      return [{ value: named.name, shown: named.name, start: at, end: at + named.name.length }];
  }
  const own = (piece.slice(start, start + 220).split(/(?<!\s)\s+[–—-]\s+/)[0] ?? '')
    .replace(/\b((?:LLC|Inc|plc|Ltd|Limited|LLP|LP|PLLC|Corp)\b\.?),?\s+(?!and\b|an?\b|as\b|[Tt]rust)[a-z].*$/s, '$1')
    // The other side's reply after it: `Corran Drug Corp. YES`.
    .replace(/(?<=\b(?:LLC|Inc|Ltd|LLP|LP|Corp)\b\.?) (?:YES|NO|OK)\b.*$/s, '')
    .replace(/(?<!\s)\s+$/, '');
  // `Queen Street Investments (No 2) Pty Ltd`: the parentheses belong to the name.
  const bare = own.replace(/\((No\.? ?\d{1,3})\)(?= \p{Lu})/gu, '_$1_');
  const found = partyNamesIn(bare)[0];
  if (found === undefined || found.start > 4) return [];
  const value = bare === own ? found.name : own.slice(found.start, found.start + found.name.length);
  if (
    /^(?:(?:US|HK|AU|NZ|S|A|C)?[$£€₹]|Sta\b|Applicant|Operator|Bidder|Tenderer|Tenant|Lessee|Landlord|Lessor|Owner)(?![\p{L}])(?!\s\p{L})/iu.test(
      value,
    ) ||
    /^(?:From|To|(?:Offer|Agreement|Proposal) to .*|Facility|Building|Letter of Intent|Re|Subject|Bank|Ownership|Per\b.*|Via\b.*)$/i.test(
      value,
    )
  )
    return [];
  if (
    /%/.test(value) ||
    !isPartyName(value) ||
    /\b(?:Realty(?! Trust)|Brokers?|Brokerage|Advisors|Agents?)\b/.test(value)
  )
    return [];
  const doubt = /\b(?:to be formed|to be named|tbd)\b/i.test(piece.slice(0, 160))
    ? 'The entity is still to be formed.'
    : undefined;
  return [
    {
      value,
      shown: value,
      start: start + found.start,
      end: start + found.start + value.length,
      ...(doubt === undefined ? {} : { doubt }),
    },
  ];
}
