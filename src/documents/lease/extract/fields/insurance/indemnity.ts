import { readClause } from '#documents/lease/assess/reading.ts';
import type { LeaseText } from '#documents/lease/prepare/lease-text.ts';
import { around, defineField } from '../../field.ts';
import { otherSide, type Said, type SaidValue, saidEvidence, saidIn } from '../../said.ts';
import { landlord, tenant } from '../../sides.ts';
import { added, rank, weights } from '../../weights.ts';
import { itemNumber } from '../../wording.ts';

const words = ['indemnify', 'indemnifies', 'indemnification', 'harmless', 'indemnity', 'indemnified'];
const act = /\b(?:indemnif(?:y|ies|ied)|(?:holds?|saves?|saved|held|keep|kept)\b[^.;]{0,60}?\bharmless)\b/i;
const section = /indemn|liabil|insur|hold harmless|release|waiver/;
/** An indemnity for a single matter doesn't cover anything else. */
const special =
  /\b(?:broker|commission|finder|hazardous|environmental\s+(?:laws?|conditions?|matters|contam\w+)|contaminat|mechanic|materialm[ae]n|\bliens?\b|taxes|holdover|holding\s+over|guarantor|contractors?\s+shall|letter\s+of\s+credit|security\s+deposit|master\s+lease|prime\s+lease|ADA\b|parking|\bREA\b|OFAC|certification|sanctions|personal\s+property\s+tax)/i;
/** Matters that a general indemnity covers; its list may also name a specific one. */
const broad = /\b(?:injur(?:y|ies)|death|use\s+(?:or|and)\s+occupancy|occupancy\s+of|conduct\s+of)\b/i;
/** Grounds of an indemnity, a single failure, or one kind of damage: the general indemnity is in another sentence. */
const follows =
  /\bindemnit(?:or|ee)\s+(?:shall\s+)?indemnif|\bthe\s+indemnitor\b|\b(?:due\s+to|because\s+of|by\s+reason\s+of|resulting\s+from)\s+(?:the\s+|(?:tenant|lessee)[’']s\s+)?failure\b|\bmold\b/i;
const specialSection =
  /broker|hazard|environment|lien|tax|hold(?:ing)?[\s-]?over|surrender|guarant|deposit|letter of credit|sign|alteration|subordin|roof|antenna|compliance|parking/;

export const indemnity = defineField({
  id: 'indemnity',
  label: 'Indemnity',
  group: 'Insurance and casualty',
  lookedFor: 'who indemnifies whom',
  topics: ['indemnity', 'insurance', 'landlord_liability'],
  evidence: [
    saidEvidence(
      'eachParty',
      words,
      act,
      (said) => (isGeneral(said) && sidesOf(said) === 'both' ? sideValue('mutual') : null),
      { section, follows, weight: rank.strongest },
    ),
    saidEvidence(
      'bothInTurn',
      words,
      act,
      (said) => {
        const side = isGeneral(said) ? sidesOf(said) : null;
        if (side === null || inDocument(said).size < 2) return null;
        const other = side === 'both' ? undefined : inDocument(said).get(side === 'tenant' ? 'landlord' : 'tenant');
        return { ...sideValue('mutual'), ...(other === undefined ? {} : { note: otherSide(other) }) };
      },
      { section, follows, prefers: broad, weight: rank.supported },
    ),
    saidEvidence(
      'oneSide',
      words,
      act,
      (said) => {
        const sides = inDocument(said);
        const side = sidesOf(said);
        return isGeneral(said) && sides.size === 1 && (side === 'tenant' || side === 'landlord')
          ? sideValue(side === 'tenant' ? 'tenant_only' : 'landlord_only')
          : null;
      },
      { section, follows, prefers: broad },
    ),
  ],
  exclusions: [
    {
      // In sentences on brokers, each party indemnifies only for claims of brokers.
      name: 'ofBrokers',
      excludes: (candidate) => /\b(?:broker|commission|finder)/i.test(around(candidate, 500)),
    },
  ],
});

const shown = { mutual: 'Both sides', tenant_only: 'Tenant only', landlord_only: 'Landlord only' } as const;

function sideValue(value: keyof typeof shown): SaidValue {
  return { value, shown: shown[value] };
}

function isGeneral({ sentence, at, block }: Said): boolean {
  const title = block.section.split(' > ').at(-1) ?? '';
  return (
    (broad.test(sentence) || !special.test(sentence.slice(Math.max(0, at - 200), at + 450))) &&
    !/hazard|environment|broker|ofac/.test(block.section) &&
    (section.test(title) || !specialSection.test(title)) &&
    block.operative &&
    !block.attached
  );
}

function sidesOf({ sentence, block, start, at, match, context }: Said): 'tenant' | 'landlord' | 'both' | null {
  if (/\b(?:breaching|defaulting|indemnifying)\s+party\b[^.;]{0,60}\bshall\s+indemnify/i.test(sentence)) return 'both';
  const direct = directly(sentence);
  if (direct !== null) return direct;
  const { actor, negated, modality } = readClause(context.text, block, {
    start: start + at,
    end: start + at + match.length,
  });
  if (negated || modality === 'may' || modality === 'waives') return null;
  if (actor === 'each' || actor === 'either') return 'both';
  return actor === 'tenant' || actor === 'landlord' ? actor : null;
}

/**
 * `Landlord (a) shall be responsible for, and shall indemnify Tenant`: one party before the verb, the other after it.
 */
function directly(whole: string): 'tenant' | 'landlord' | 'both' | null {
  // `Landlord shall not be indemnified from, and shall indemnify Tenant from, its own negligence`
  const sentence = whole.replace(/\bshall\s+not\s+be\s+[^.;,]{0,60},\s+and\s+(?=shall\b)/gi, '');
  const said = (subject: string, object: string) =>
    new RegExp(
      `\\b${subject}\\b(?![’'])(?:(?!\\bnot\\b|\\b${object}\\b)[^.;]){0,140}?\\b(?:shall|will|agrees?|hereby|must|protects|(?=(?:holds|saves|indemnifies)\\b))(?:(?!\\bnot\\b|\\b${object}\\b)[^.;]){0,100}?\\b(?:indemnif(?:y|ies)|saves?|holds?)\\b[^.;]{0,40}?\\b${object}\\b(?![’'])`,
      'i',
    ).test(sentence);
  const byLandlord = said(landlord, tenant);
  const byTenant = said(tenant, landlord);
  if (byLandlord || byTenant) return byLandlord && byTenant ? 'both' : byLandlord ? 'landlord' : 'tenant';
  // `To indemnify the Landlord against all claims`: an item in a list of one party's covenants.
  const listed = new RegExp(
    `^\\W*${itemNumber}to\\s+(?:(?:keep\\s+)?(?:fully\\s+)?indemnif(?:y|ied)\\s+(?:the\\s+)?(?=(${landlord}|${tenant})\\b)|keep\\s+(?:the\\s+)?(?=(${landlord}|${tenant})\\s+(?:fully\\s+)?indemnified\\b))`,
    'i',
  ).exec(sentence);
  if (listed === null) return null;
  return new RegExp(`^${landlord}$`, 'i').test(listed[1] ?? listed[2] ?? '') ? 'tenant' : 'landlord';
}

const known = new WeakMap<LeaseText, ReadonlyMap<'tenant' | 'landlord', Said>>();

/**
 * Which parties indemnify, evaluated separately, in sentences that aren't about a single matter; for each party the
 * broadest sentence counts.
 */
function inDocument({ context }: Said): ReadonlyMap<'tenant' | 'landlord', Said> {
  const before = known.get(context.text);
  if (before) return before;
  const sides = new Map<'tenant' | 'landlord', Said>();
  for (const said of saidIn(context, words, act)) {
    const side = isGeneral(said) ? sidesOf(said) : null;
    if (side === null || side === 'both') continue;
    const best = sides.get(side);
    if (best === undefined || breadth(said) > breadth(best)) sides.set(side, said);
  }
  known.set(context.text, sides);
  return sides;
}

function breadth({ sentence, block }: Said): number {
  return added(
    section.test(block.section) ? weights.section : 0,
    broad.test(sentence) ? weights.preferred : 0,
    follows.test(sentence) ? weights.follows : 0,
  );
}
