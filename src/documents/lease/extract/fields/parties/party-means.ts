import { partyNamesIn } from '#documents/lease/lexicon/party-names.ts';
import { hitsIn } from '#documents/lease/prepare/lease-text.ts';
import type { Evidence, Reading } from '../../field.ts';
import { added, rank, times } from '../../weights.ts';
import { partyValue } from './defined-parties.ts';
import { type PartyRole, roleWords } from './party-roles.ts';

/** `“Landlord” shall mean CNL PARTNERS, LP, a Delaware limited partnership`. */
export function partyMeans(name: string, role: PartyRole | 'guarantor'): Evidence {
  return {
    name,
    kind: 'definedTerm',
    find: (context) =>
      (role === 'guarantor' ? ['(?:lease\\s+)?guarantors?'] : roleWords(role, context)).flatMap((words, tier) => {
        const pattern = new RegExp(
          `(?:[“"](?:the\\s+)?(?:${words})[”"]\\s*(?:shall\\s+)?(?:means?|refers?\\s+to|is)|(?:^|\\.\\s{1,20})the\\s+(?:${words})\\s+(?:(?:in|under|of)\\s+this\\s+(?:sub)?lease\\s+)?is)\\s+((?-i:[A-Z0-9])[^;]{2,200})`,
          'dgi',
        );
        return context.text.blocksWith(['mean', 'means', 'refers', 'refer', 'is']).flatMap((block) =>
          hitsIn(block, pattern).flatMap((hit): Reading[] => {
            const piece = hit.group(1);
            const names = piece === null ? [] : partyNamesIn(piece.text);
            const [head] = names;
            if (piece === null || head === undefined || head.start > 4) return [];
            const end = piece.start + (names.at(-1)?.end ?? head.end);
            return [
              {
                ...partyValue(names),
                span: { start: hit.start, end },
                block,
                weight: added(times(rank.rarer, tier), rank.loose),
              },
            ];
          }),
        );
      }),
  };
}
