import type { Span } from '#documents/document.ts';
import { partyNamesIn } from '#documents/lease/lexicon/party-names.ts';
import type { Pair } from '#documents/lease/prepare/pairs.ts';
import { labelledPairs } from '../../evidence.ts';
import type { Evidence, FieldContext, Reading } from '../../field.ts';
import { added, rank, times, weights } from '../../weights.ts';
import { partyValue } from './defined-parties.ts';
import { type PartyRole, roleWords } from './party-roles.ts';

/** `LANDLORD: NAME, a Delaware limited liability company` in a summary, a list of parties, or above a signature. */
export function labelledParty(name: string, role: PartyRole): Evidence {
  return {
    name,
    kind: 'label',
    find: (context) => {
      for (const [tier, words] of roleWords(role, context).entries()) {
        const found = labelledNames(
          context,
          new RegExp(
            `^(?:(?:full\\s+|legal\\s+)?names?\\s+(?:and\\s+address(?:es)?\\s+)?of\\s+)?(?:the\\s+)?(?:${words})s?(?:\\s*/\\s*\\w+)?(?:(?:'s)?\\s+(?:legal\\s+|full\\s+)?(?:name|entity|party))?(?:\\s+and\\s+(?:notice\\s+)?address)?$`,
          ),
        );
        if (found.length > 0)
          return found.map((each) => ({ ...each, weight: added(each.weight, times(rank.rarer, tier)) }));
      }
      return [];
    },
  };
}

/** `Landlord` alone on a line, with the name on the next line. */
export function partyBelow(name: string, role: PartyRole): Evidence {
  return {
    name,
    kind: 'label',
    find: (context) => {
      const { blocks } = context.text;
      const signed = signaturesAt(context);
      for (const [tier, words] of roleWords(role, context).entries()) {
        const label = new RegExp(`^(?:\\d{1,2}[.)]\\s+)?(?:the\\s+)?(?:${words})$`, 'i');
        const found = blocks.flatMap((block, index): Reading[] => {
          const next = blocks[index + 1];
          // `LR3. Parties to this lease` next to `Landlord`: the role is the last cell of its row.
          const row = block.text.includes('\t')
            ? block.text.slice(block.text.lastIndexOf('\t') + 1).trim()
            : block.text;
          const isLabel = label.test(row) && (row === block.text || /\bparties\b/i.test(block.text));
          if (!isLabel || next === undefined || next.attached) return [];
          const names = partyNamesIn(next.text.slice(0, 300));
          const [head] = names;
          if (head === undefined || head.start > 5) return [];
          const end = next.start + (names.at(-1)?.end ?? head.end);
          return [
            {
              ...partyValue(names),
              span: { start: block.start, end },
              block: next,
              weight: added(block.start > signed ? weights.belowSignatures : rank.apart, times(rank.rarer, tier)),
            },
          ];
        });
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

/** `ONE PARK AVENUE REALTY CO.` on a line, `Landlord` on the next or below `a limited partnership,`, under `between` or `and`. */
export function partyAbove(name: string, role: PartyRole): Evidence {
  return {
    name,
    kind: 'label',
    find: (context) => {
      const { blocks } = context.text;
      const label = new RegExp(`^(?:${roleWords(role, context).join('|')})[,.]?$`, 'i');
      return blocks.slice(0, 60).flatMap((block, index): Reading[] => {
        const isDescribed = /^an?\s[^.;]{3,60}\b(?:company|corporation|partnership|trust)[,.]?$/i.test(
          blocks[index - 1]?.text ?? '',
        );
        const at = index - (isDescribed ? 2 : 1);
        const [above, opening] = [blocks[at], blocks[at - 1]];
        if (!label.test(block.text) || above === undefined || !/(?:\bbetween|^\W*and)\W*$/i.test(opening?.text ?? ''))
          return [];
        const names = partyNamesIn(above.text);
        const [head] = names;
        if (head === undefined || head.start > 0) return [];
        return [
          { ...partyValue(names), span: { start: above.start, end: block.end }, block: above, weight: rank.apart },
        ];
      });
    },
  };
}

/** `LESSEE` and `LESSOR` are column headers of a table, with the names in the next row. */
export function partyInColumn(name: string, role: PartyRole): Evidence {
  return {
    name,
    kind: 'table',
    find: (context) => {
      const { text } = context;
      const signed = signaturesAt(context);
      const words = new RegExp(`^(?:the\\s+)?(?:${roleWords(role, context).join('|')})s?:?$`, 'i');
      const print = ({ start, end }: Span) => text.document.text.slice(start, end).trim();
      return text.document.tables.flatMap(({ rows }) =>
        rows.flatMap((row, index) =>
          row.cells.length < 2
            ? []
            : row.cells.flatMap((cell): Reading[] => {
                // `Tenant:` next to its value is a label, not a column header.
                const isHead = words.test(print(cell)) && !print(cell).endsWith(':');
                const below = isHead ? rows[index + 1]?.cells.find(({ column }) => column === cell.column) : undefined;
                const block = text.blocks.find(({ start }) => start === rows[index + 1]?.start);
                if (below === undefined || block === undefined) return [];
                const names = partyNamesIn(text.document.text.slice(below.start, below.end));
                const [head] = names;
                if (head === undefined || head.start > 4) return [];
                const span = { start: below.start + head.start, end: below.start + (names.at(-1)?.end ?? head.end) };
                return [{ ...partyValue(names), span, block, weight: block.start > signed ? weights.signatures : 0 }];
              }),
        ),
      );
    },
  };
}

export function labelledNames(context: FieldContext, label: RegExp): Reading[] {
  return namesOf(context, labelledPairs(context, label));
}

/** The names at the start of the values of pairs. */
export function namesOf(context: FieldContext, pairs: readonly Pair[]): Reading[] {
  const { text } = context;
  const signed = signaturesAt(context);
  return pairs.flatMap((pair) => {
    if (pair.strength === 'titled' && pair.block.kind !== 'heading' && !isShort(pair)) return [];
    // `To Landlord: …`, `If to Tenant: …` name the addressee.
    if (/\bto[ \t]+$/i.test(text.document.text.slice(Math.max(0, pair.labelSpan.start - 8), pair.labelSpan.start)))
      return [];
    const lines = pair.text.split('\n');
    const first = lines.findIndex((line) => line.trim() !== '');
    const piece = lines[first] ?? '';
    const at = pair.value.start + lines.slice(0, Math.max(0, first)).join('\n').length + (first > 0 ? 1 : 0);
    const cells = piece.split('\t')[0] ?? '';
    // `Lessor: (hereinafter Party A) NAME`
    const skipped = /^\s*\([^)]{0,60}\)\s*/.exec(cells)?.[0].length ?? 0;
    const names = partyNamesIn(' '.repeat(skipped) + cells.slice(skipped));
    const [head] = names;
    if (head === undefined || /\S/.test(cells.slice(skipped, head.start).replace(/[:.,;\s–-]|\bthe\b/gi, '')))
      return [];
    return [
      {
        ...partyValue(names),
        span: { start: Math.min(pair.labelSpan.start, at + head.start), end: at + (names.at(-1)?.end ?? head.end) },
        block: pair.block,
        weight: pair.block.start > signed ? weights.signatures : pair.strength === 'titled' ? weights.titledName : 0,
      },
    ];
  });
}

function isShort({ text }: Pair): boolean {
  return text.length < 200;
}

/** Where the signatures begin: after that, names are blanks of the form or belong to a manager. */
function signaturesAt({ text }: FieldContext): number {
  const at = text.document.text.search(/\bIN\s+WITNESS\s+WHEREOF\b|\bBy:\s*(?:_{3,}|\/s\/)/i);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
