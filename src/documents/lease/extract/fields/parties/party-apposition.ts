import { partyNamesIn } from '#documents/lease/lexicon/party-names.ts';
import { hitsIn } from '#documents/lease/prepare/lease-text.ts';
import type { Evidence, Reading } from '../../field.ts';
import { rank, times } from '../../weights.ts';
import { partyValue } from './defined-parties.ts';
import { type PartyRole, roleWords } from './party-roles.ts';

/**
 * `made by Landlord, BRANDYWINE PARTNERSHIP, L.P., and Tenant, KENEXA, INC., to the Lease`, `by AS “LANDLORD”, ACME INC., AND AS
 * “TENANT”, BIRCH INC.`: in the opening paragraph alone.
 */
export function partyApposition(name: string, role: PartyRole): Evidence {
  return {
    name,
    kind: 'phrase',
    find: (context) =>
      roleWords(role, context).flatMap((words, tier) => {
        const pattern = new RegExp(
          `\\b(?:by|between|among|and|[Tt]he)\\s+(?:as\\s+)?(?:the\\s+)?[“"]?(?:${words})[”"]?,\\s+((?=\\S)[^;]{2,160})`,
          'dgi',
        );
        return context.text.blocks
          .filter(({ start, contents }) => start < 2_500 && !contents)
          .flatMap((block) =>
            hitsIn(block, pattern).flatMap((hit): Reading[] => {
              const piece = hit.group(1);
              const [head] = piece === null ? [] : partyNamesIn(piece.text);
              if (piece === null || head === undefined || head.start > 0) return [];
              if (
                !/(?:inc|llc|l\.l\.c|l\.p|lp|ltd|corp|corporation|company|co|limited|n\.a|trust|bank)\.?$/i.test(
                  head.name,
                )
              )
                return [];
              return [
                {
                  ...partyValue([head]),
                  span: { start: hit.start, end: piece.start + head.end },
                  block,
                  weight: times(rank.rarer, tier),
                },
              ];
            }),
          );
      }),
  };
}
