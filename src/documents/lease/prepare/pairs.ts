import type { Document, Span } from '../../document.ts';
import type { Block } from './block.ts';

/** A label and what stands beside, behind or below it. */
export interface Pair {
  /** Lower case, numbering and punctuation removed: 'security deposit'. */
  readonly label: string;
  readonly labelSpan: Span;
  readonly value: Span;
  readonly text: string;
  /** `labelled`: a row of a summary table or `Label: value`; `titled`: the text of a clause under its title. */
  readonly strength: 'labelled' | 'titled';
  readonly block: Block;
}

const numbering =
  /^\s*(?:(?:section|article|item)\s+)?(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-zA-Z]|[ivx]{1,4})(?:\([a-z0-9]{1,2}\))*[.)\t]*\s+|[•☒☐*–-]\s*|\(?[a-zA-Z]\)\s*)+/;
const labelled = /^([A-Z“"(][^:\n\t]{1,75}?)\s*:\s*/;

/** Every label and value of the document, in order. */
export function collectPairs(document: Document, blocks: readonly Block[]): Pair[] {
  const pairs: Pair[] = [];
  const byStart = new Map(blocks.map((block) => [block.start, block]));
  for (const table of document.tables) {
    let last: { pair: Mutable<Pair>; row: number } | null = null;
    table.rows.forEach((row, at) => {
      const block = byStart.get(row.start);
      if (!block || block.contents) return;
      const cells = row.cells.filter(({ start, end }) => document.text.slice(start, end).trim() !== '');
      const first = cells[0];
      const isLabelled = row.cells[0] !== undefined && first === row.cells[0];
      if (last !== null && !isLabelled && cells.length > 0 && last.row === at - 1 && (first?.column ?? 0) > 0) {
        last.pair.value = { start: last.pair.value.start, end: row.end };
        last.pair.text = document.text.slice(last.pair.value.start, row.end);
        last.row = at;
        return;
      }
      const made = rowPairs(document, block, cells);
      pairs.push(...made);
      const only = made.length === 1 ? made[0] : undefined;
      last = only ? { pair: only, row: at } : null;
    });
  }
  blocks.forEach((block, index) => {
    if (block.contents || block.kind === 'row') return;
    const offset = numbering.exec(block.text)?.[0].length ?? 0;
    const match = labelled.exec(block.text.slice(offset));
    if (match?.[1] === undefined) return;
    const start = block.start + offset;
    const labelSpan = { start, end: start + match[1].length };
    const valueStart = start + match[0].length;
    const inner = innerPairs(document, block)[0];
    if (valueStart < block.end)
      pairs.push(
        pair(
          document,
          block,
          labelSpan,
          { start: valueStart, end: inner ? Math.max(valueStart, inner.labelSpan.start) : block.end },
          'labelled',
        ),
      );
    else {
      const below = blocks[index + 1];
      if (below && below.kind !== 'heading' && !labelled.test(below.text)) {
        pairs.push(pair(document, block, labelSpan, { start: below.start, end: below.end }, 'labelled'));
      }
    }
  });
  for (const block of blocks)
    if (!block.contents && block.kind !== 'heading') pairs.push(...innerPairs(document, block));
  for (const clause of document.clauses) {
    if (clause.title === '' || clause.bodyStart >= clause.end) continue;
    const next = document.clauses[clause.index + 1];
    const inner = next && next.start < clause.end ? next.start : clause.end;
    const end = inner > clause.bodyStart + 20 ? inner : clause.end;
    const block = blockAt(blocks, clause.start);
    if (!block || block.contents || document.text.slice(clause.bodyStart, end).trim() === '') continue;
    const titleAt = document.text.indexOf(clause.title, clause.start);
    const labelStart = titleAt >= 0 && titleAt < clause.bodyStart ? titleAt : clause.start;
    pairs.push(
      pair(
        document,
        block,
        { start: labelStart, end: labelStart + clause.title.length },
        { start: clause.bodyStart, end: Math.min(end, clause.bodyStart + 4000) },
        'titled',
      ),
    );
  }
  return pairs.sort((a, b) => a.labelSpan.start - b.labelSpan.start);
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const innerLabel =
  /(?<=\S\s)((?:[A-Z][A-Z’'&/() -]{3,60}[A-Z)])|(?:(?:Landlord|Lessor|Tenant|Lessee|Guarantor|Premises|Building|Address|(?:Permitted |Agreed )?Use|(?:Lease |Initial )?Term|(?:Lease |Rent )?Commencement(?: Date)?|Expiration(?: Date)?|(?:Base |Minimum |Monthly |Annual )?Rent|Rent Abatement|Free Rent|Security Deposit|(?:Tenant )?Improvement Allowance|Allowance|Renewal Options?|Option to (?:Renew|Extend)|Parking|Brokers?|Operating Expenses|Governing Law|Exclusivity|Confidentiality|Right of First (?:Offer|Refusal)|Signage|Guaranty|Assignment(?: and Subletting)?))):\s+(?=\S)/g;

/** Labels in capitals, or of the usual words, within a paragraph that runs several lines of a summary together: `… Exhibit D. SECURITY DEPOSIT: $4,000.00`. */
function innerPairs(document: Document, block: Block): Pair[] {
  if (block.text.length > 2_500 || !block.text.includes(':')) return [];
  const offset = numbering.exec(block.text)?.[0].length ?? 0;
  const lead = offset + (labelled.exec(block.text.slice(offset))?.[0].length ?? 0);
  const labels = [...block.text.matchAll(innerLabel)].filter(
    (match) => match.index >= lead && !/[(“"]\s?$/.test(block.text.slice(0, match.index)),
  );
  return labels.map((match, index) => {
    const start = block.start + match.index;
    const valueStart = start + match[0].length;
    const next = labels[index + 1];
    return pair(
      document,
      block,
      { start, end: start + (match[1]?.length ?? 0) },
      { start: valueStart, end: next ? block.start + next.index : block.end },
      'labelled',
    );
  });
}

/** A row is one pair, or several where its cells carry labels of their own: `OF BUILDING: 6.75%  OF PROJECT: 6.75%`. */
function rowPairs(document: Document, block: Block, cells: readonly Span[]): Mutable<Pair>[] {
  const textOf = ({ start, end }: Span) => document.text.slice(start, end);
  const own = cells.flatMap((cell) => {
    const text = textOf(cell);
    const offset = numbering.exec(text)?.[0].length ?? 0;
    const match = labelled.exec(text.slice(offset));
    if (match?.[1] === undefined || offset + match[0].length >= text.length) return [];
    const start = cell.start + offset;
    return [
      pair(
        document,
        block,
        { start, end: start + match[1].length },
        { start: start + match[0].length, end: cell.end },
        'labelled',
      ),
    ];
  });
  const [first, ...rest] = cells.filter(
    (cell) => !/^\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-zA-Z]|[ivx]{1,4})[.)]?$/.test(textOf(cell).trim()),
  );
  const value = rest.at(-1);
  const label = first ? textOf(first).trim() : '';
  if (own.length > 0 && (own.length === cells.length || value === undefined || !label.endsWith(':'))) return own;
  if (!first || !value || label.length > 90 || !/[A-Za-z]{3}/.test(label) || /[$\d]{3}/.test(label)) return own;
  const from = rest[0]?.start ?? value.start;
  return [pair(document, block, { start: first.start, end: first.end }, { start: from, end: value.end }, 'labelled')];
}

function pair(
  document: Document,
  block: Block,
  labelSpan: Span,
  value: Span,
  strength: Pair['strength'],
): Mutable<Pair> {
  return {
    label: labelOf(document.text.slice(labelSpan.start, labelSpan.end)),
    labelSpan,
    value,
    text: document.text.slice(value.start, value.end),
    strength,
    block,
  };
}

function labelOf(text: string): string {
  return text
    .replace(numbering, '')
    .replace(/[“”"]/g, '')
    .replace(/’/g, "'")
    .replace(/\(.*?\)/g, ' ')
    .replace(/[.:;,]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function blockAt(blocks: readonly Block[], offset: number): Block | undefined {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.start ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1;
    else high = middle;
  }
  return blocks[low - 1];
}
