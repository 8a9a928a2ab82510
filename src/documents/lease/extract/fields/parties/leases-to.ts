import { partyNamesIn } from '../../../lexicon/party-names.ts';
import { hitsIn } from '../../../prepare/lease-text.ts';
import type { Evidence } from '../../field.ts';
import { partyValue } from './defined-parties.ts';

/** `leases to Tenant Suite 200 of the building` */
const isSpace = /^(?:suites?|units?|floors?|rooms?|space|bays?|lots?|buildings?)\b/i;

/** `Landlord hereby leases to Tenant, ACME, INC., and …`: the name beside the role in the clause that lets the premises. */
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
            : partyNamesIn(piece.text.replace(/,?\s+and\s+(?:the\s+)?(?:Ten|Less).*$/i, ''))[0];
        if (piece === null || first === undefined || first.start > 0 || isSpace.test(first.name)) return [];
        return [{ ...partyValue([first]), span: { start: hit.start, end: piece.start + first.end }, block }];
      }),
    ),
};
