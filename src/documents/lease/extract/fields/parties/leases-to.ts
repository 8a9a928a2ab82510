import { partyNamesIn } from '#documents/lease/lexicon/party-names.ts';
import { hitsIn, sentencesOf } from '#documents/lease/prepare/lease-text.ts';
import type { Evidence } from '../../field.ts';
import { partyValue } from './defined-parties.ts';

/** `leases to Tenant Suite 200 of the building` */
const isSpace = /^(?:suites?|units?|floors?|rooms?|space|bays?|lots?|buildings?)\b/i;

/**
 * `Landlord hereby leases to Tenant, ACME, INC., and …`: the name next to the role in the clause that lets the
 * premises.
 */
export const leasesTo: Evidence = {
  name: 'leasesTo',
  kind: 'definedTerm',
  find: ({ text }) =>
    text.blocksWith(['leases', 'lease', 'demises', 'rents']).flatMap((block) =>
      hitsIn(
        block,
        /\b(?:leases?|demises?|rents?)\s+(?:and\s+lets?\s+)?(?:un)?to\s+(?:the\s+)?(?:Tenn?ant|Lessee|TENANT|LESSEE),?\s+([A-Z][^;]{2,120})/g,
      ).flatMap((hit) => {
        const piece = hit.group(1);
        const first =
          piece === null
            ? undefined
            : partyNamesIn(piece.text.replace(/,?(?<!\s)\s+and\s+(?:the\s+)?(?:Ten|Less).{0,400}$/i, ''))[0];
        if (piece === null || first === undefined || first.start > 0 || isSpace.test(first.name)) return [];
        return [{ ...partyValue([first]), span: { start: hit.start, end: piece.start + first.end }, block }];
      }),
    ),
};

/** A lease's opening words are within its first pages. */
const openingLength = 14_000;
const grant =
  /\b(?:(?:does\s+)?hereby\s+)?((?:sub)?leases?|(?:sub)?lets?|rents?|demises?)\s+(?:and\s+(?:demises?|lets?|rents?)\s+)?(?:un)?to\s+(?=\p{Lu})/dgu;
/** Where the name of the lessee ends and the premises begin: `to Three Rivers Dialysis, LLC the building at …`. */
const taken =
  /(?:,\s+|(?<!\s)\s+)(?:(?:the|all|certain|that|those|an?)\s+(?=\p{Ll})|approximately\b|\d[\d,.]*\s*(?:sf|rsf|sq|square|rentable|acres?)\b)/u;

/**
 * `Harrow Freight Holdings, LLC, an Ohio company, hereby lets to Pinion Tool & Die, Inc.`: the names on both sides of
 * the verb. Recitals of a sublease describe the head lease in the same words.
 */
export function namesAroundGrant(role: 'landlord' | 'tenant'): Evidence {
  return {
    name: 'aroundGrant',
    kind: 'phrase',
    find: ({ text, kind }) =>
      text
        .blocksWith([
          'leases',
          'lease',
          'subleases',
          'sublease',
          'lets',
          'let',
          'sublets',
          'sublet',
          'rents',
          'demises',
        ])
        .filter(({ start, operative, attached }) => start < openingLength && operative && !attached)
        .flatMap((block) =>
          hitsIn(block, grant).flatMap((hit) => {
            const sentence = sentencesOf(block).find(({ start, end }) => start <= hit.start && hit.start < end);
            if (sentence === undefined || (kind !== 'lease' && !/^sub/.test(hit.group(1)?.text ?? ''))) return [];
            const lead = block.text.slice(sentence.start - block.start, hit.start - block.start);
            const trail = block.text.slice(hit.end - block.start, sentence.end - block.start);
            const lessors = partyNamesIn(lead);
            const lessee = partyNamesIn(trail.slice(0, taken.exec(trail)?.index))[0];
            // `Grant of Lease. Subject to the terms`, `SCOPE OF PREMISES 2.1 Lease of Premises. Subject to the terms, Landlord`: a title and another subject.
            if (/\b(?:Landlord|Lessor|Owner|Subject\s+to)\b|\d\.\d/i.test(lead.slice(lessors.at(-1)?.end))) return [];
            if (lessors[0]?.start !== 0 || lessee?.start !== 0 || isSpace.test(lessee.name)) return [];
            const end = hit.end + lessee.end;
            if (end - sentence.start > 500) return [];
            return [
              { ...partyValue(role === 'landlord' ? lessors : [lessee]), span: { start: sentence.start, end }, block },
            ];
          }),
        ),
  };
}
