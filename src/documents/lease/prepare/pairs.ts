import type { Document, Span, TableRow } from '../../document.ts';
import { type Block, blockAt } from './block.ts';
import { gridRows } from './grid.ts';
import {
  bareLabel,
  clauseBefore,
  colonLabel,
  dashLabel,
  innerLabel,
  isLabel,
  labelOf,
  leaderLabel,
  meansLabel,
  numbering,
  runInLabel,
  titleBefore,
  usualLabel,
} from './pair-labels.ts';

/** A label and the text next to, after or below it. */
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

/** The forms of labels and values; each can be switched off to test its case. */
export const pairForms = [
  'colon',
  'row',
  'rowGoesOn',
  'rowOfItem',
  'columns',
  'cells',
  'below',
  'inner',
  'leaders',
  'dash',
  'runIn',
  'bare',
  'bilingual',
  'shortTitle',
  'grid',
  'title',
  'means',
  'reference',
  'heads',
  'itemAbove',
] as const;
type PairForm = (typeof pairForms)[number];

/** `Security Deposit: (See Section 4.4) $5,000`: a reference to the clause before the value. */
const referenceBefore =
  /^\s*\((?:see\s+)?(?:section|article|paragraph|clause|exhibit)s?\s[\w.()-]{1,20}\)[:;,]?\s+(?=\S)/i;

const itemLine = /^Item\s+\d{1,2}[.:]?\s+([A-Z][A-Za-z’' -]{2,50})$/;

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Every label and value of the document, in order. */
export function collectPairs(document: Document, blocks: readonly Block[], off: string | null = null): Pair[] {
  const reader = new PairReader(document, blocks, off);
  const beside = [...reader.inTables(), ...reader.inParagraphs()];
  return [...beside, ...reader.underTitles(new Set(beside.map(({ labelSpan }) => labelSpan.start)))].sort(
    (a, b) => a.labelSpan.start - b.labelSpan.start,
  );
}

class PairReader {
  readonly #document: Document;
  readonly #blocks: readonly Block[];
  readonly #off: string | null;

  constructor(document: Document, blocks: readonly Block[], off: string | null) {
    this.#document = document;
    this.#blocks = blocks;
    this.#off = off;
  }

  inTables(): Pair[] {
    const pairs: Pair[] = [];
    const byStart = new Map(this.#blocks.map((block) => [block.start, block]));
    for (const table of this.#document.tables) {
      let last: { pair: Mutable<Pair>; row: number } | null = null;
      let readByHeads = -1;
      table.rows.forEach((row, at) => {
        const block = byStart.get(row.start);
        if (!block || block.contents) return;
        const cells = row.cells.filter((cell) => this.#text(cell).trim() !== '');
        const first = cells[0];
        if (last !== null && last.row === at - 1 && (first?.column ?? 0) > 0 && this.#has('rowGoesOn')) {
          last.row = at;
          // An item may contain labels: `Item 5 | Term: | 5 years` above ` | Commencing Date: | 1 July 2023`.
          if (first && cells.length > 1 && this.#has('rowOfItem') && /[A-Za-z]\s*:$/.test(this.#text(first).trim())) {
            pairs.push(...this.#rowPairs(block, cells));
            return;
          }
          last.pair.value = { start: last.pair.value.start, end: row.end };
          last.pair.text = this.#text(last.pair.value);
          return;
        }
        if (readByHeads === at) return;
        const underHeads = this.#valuesUnderHeads(table.rows, at, block);
        if (underHeads.length > 0) {
          readByHeads = at + 1;
          pairs.push(...underHeads);
          return;
        }
        const made = this.#rowPairs(block, cells);
        pairs.push(...made);
        const only = made.length === 1 ? made[0] : undefined;
        last = only ? { pair: only, row: at } : null;
      });
    }
    return pairs;
  }

  /**
   * `COMMENCEMENT DATE | EXPIRATION DATE` above one row with their values. A header with several rows below it belongs
   * to a table and is not a pair of labels.
   */
  #valuesUnderHeads(rows: readonly TableRow[], at: number, block: Block): Mutable<Pair>[] {
    if (!this.#has('heads')) return [];
    const isHead = (cell: Span) => {
      const text = this.#text(cell).trim();
      return usualLabel.test(text) || (/^[A-Z][A-Z’' ]{3,40}$/.test(text) && isLabel(text));
    };
    const filled = (row: TableRow | undefined) => (row?.cells ?? []).filter((cell) => this.#text(cell).trim() !== '');
    const [heads, values, next] = [filled(rows[at]), filled(rows[at + 1]), filled(rows[at + 2])];
    const isOne =
      heads.length === 2 &&
      values.length === 2 &&
      heads.every((cell, index) => isHead(cell) && cell.column === values[index]?.column) &&
      !values.some((cell) => isHead(cell) || this.#text(cell).includes(':')) &&
      (next.length !== 2 || next.every(isHead));
    return isOne
      ? heads.flatMap((cell, index) => {
          const value = values[index];
          return value === undefined ? [] : [this.#pair(block, cell, { start: value.start, end: value.end })];
        })
      : [];
  }

  /** A row is one pair, or several if its cells contain labels: `OF BUILDING: 6.75% OF PROJECT: 6.75%`. */
  #rowPairs(block: Block, cells: readonly Span[]): Mutable<Pair>[] {
    const own = this.#has('cells') ? cells.flatMap((cell) => this.#labelAt(block, cell) ?? []) : [];
    const [first, ...rest] = cells.filter(
      (cell) =>
        !/^(?:(?:Item|No\.?|Clause)\s)?\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-zA-Z]|[ivx]{1,4})[.):]?$/i.test(
          this.#text(cell).trim(),
        ),
    );
    const value = rest.at(-1);
    const label = first ? this.#text(first).trim() : '';
    // Only the row's value contains labels: `Options to renew First: 5 years. Second: 4 years.`
    const isOfValue =
      first !== undefined && own.every(({ labelSpan }) => labelSpan.start >= first.end) && isLabel(label);
    if (own.length > 0 && (own.length === cells.length || value === undefined || !(label.endsWith(':') || isOfValue)))
      return own;
    if (!first || !value || label.length > 90 || !/[A-Za-z]{3}/.test(label) || /[$\d]{3}/.test(label)) return own;
    if (!this.#has('row')) return own;
    // Label, value, label, value: each label cell is followed by its value cells, up to the next label.
    const labels = [first, ...rest].filter((cell) => /[A-Za-z]\s*:$/.test(this.#text(cell).trim()));
    if (labels.length > 1 && labels[0] === first && this.#has('columns')) {
      return labels.flatMap((cell, index) => {
        const after = rest.filter(({ start }) => start > cell.start && start < (labels[index + 1]?.start ?? Infinity));
        const from = after[0];
        const to = after.at(-1);
        return from && to ? [this.#pair(block, cell, { start: from.start, end: to.end })] : [];
      });
    }
    const whole = this.#pair(block, first, { start: rest[0]?.start ?? value.start, end: value.end });
    // A value may itself consist of labels and values: `Brokers Tenant’s Broker: X Landlord’s Broker: Y`.
    return [whole, ...(own.length > 0 ? this.#labelsWithin(block, whole.value) : [])];
  }

  /** The label at the beginning of a piece, and labels within it. */
  #labelsWithin(block: Block, piece: Span): Mutable<Pair>[] {
    const inner = this.#innerPairs(block, piece);
    const first = this.#labelAt(block, piece, inner[0]?.labelSpan.start);
    return first === null ? [] : [first, ...inner];
  }

  inParagraphs(): Pair[] {
    const pairs: Pair[] = [];
    for (const [index, block] of this.#blocks.entries()) {
      if (block.contents || block.kind === 'row') continue;
      const drawn = this.#gridPairs(block);
      if (drawn.length > 0) {
        pairs.push(...drawn);
        continue;
      }
      const inner = this.#innerPairs(block);
      if (block.kind !== 'heading') pairs.push(...inner);
      const own = this.#labelAt(block, block, inner[0]?.labelSpan.start);
      if (own !== null) {
        pairs.push(own);
        continue;
      }
      const bare = this.#bareLabel(block);
      const value = bare === null ? null : this.#valueBelow(index);
      if (bare !== null && value !== null) pairs.push(this.#pair(block, bare, value));
    }
    return pairs;
  }

  /** `+-----+ | Term: | 60 months | +-----+`: tables drawn with characters. */
  #gridPairs(block: Block): Mutable<Pair>[] {
    if (!this.#has('grid')) return [];
    return gridRows(block.text).flatMap((cells) =>
      this.#rowPairs(
        block,
        cells.map(({ start, end }) => ({ start: block.start + start, end: block.start + end })),
      ),
    );
  }

  /** `Label: value`, `Label ..... value` or `Label – value` in a paragraph or a cell, up to `before`. */
  #labelAt(block: Block, place: Span, before: number | undefined = undefined): Mutable<Pair> | null {
    const text = this.#text(place);
    const offset = numbering.exec(text)?.[0].length ?? 0;
    const rest = text.slice(offset);
    const found =
      (this.#has('colon') ? this.#colon(rest) : null) ??
      (this.#has('means') && rest.length < 320 ? meansLabel.exec(rest) : null) ??
      (this.#has('leaders') ? leaderLabel.exec(rest) : null) ??
      (this.#has('dash') && rest.length < 200 ? dashLabel.exec(rest) : null) ??
      (rest.length < 200 && !/\b(?:shall|will|may|is|are|agrees?|must)\b/.test(rest)
        ? ((this.#has('runIn') ? runInLabel.exec(rest) : null) ?? (this.#has('bare') ? bareLabel.exec(rest) : null))
        : null);
    const label = found?.[1];
    if (!found || label === undefined || !isLabel(label) || offset + found[0].length >= text.length) return null;
    const title = this.#has('title') ? ((titleBefore.exec(label) ?? clauseBefore.exec(label))?.[0].length ?? 0) : 0;
    const start = place.start + offset + found[0].indexOf(label) + title;
    const valueStart = place.start + offset + found[0].length;
    return this.#pair(
      block,
      { start, end: start + label.length - title },
      { start: valueStart, end: Math.max(valueStart, before ?? place.end) },
    );
  }

  #colon(text: string): RegExpExecArray | null {
    const found = colonLabel.exec(text);
    return found !== null && !this.#has('bilingual') && /[^\p{Script=Latin}\p{N}\p{P}\s]|：/u.test(found[0])
      ? null
      : found;
  }

  /** `LANDLORD:` with nothing after it. */
  #bareLabel(block: Block): Span | null {
    if (!this.#has('below') || block.text.length > 90) return null;
    const offset = numbering.exec(block.text)?.[0].length ?? 0;
    // `Item 3. Start of term` on a separate line
    const item = this.#has('itemAbove') ? itemLine.exec(block.text) : null;
    if (item?.[1] !== undefined && isLabel(item[1]))
      return { start: block.start + block.text.length - item[1].length, end: block.start + block.text.length };
    const found = this.#colon(block.text.slice(offset));
    if (!found || found[1] === undefined || offset + found[0].length < block.text.length || !isLabel(found[1]))
      return null;
    return { start: block.start + offset, end: block.start + offset + found[1].length };
  }

  /** The paragraph below a label; for an address, also the lines after it. */
  #valueBelow(index: number): Span | null {
    const first = this.#blocks[index + 1];
    if (!first || first.kind === 'heading' || !/[A-Za-z0-9]{2}/.test(first.text) || this.#isLabelled(first))
      return null;
    let last = first;
    for (let at = index + 2; at <= index + 5 && last.text.length < 60; at += 1) {
      const next = this.#blocks[at];
      if (
        next?.kind !== 'text' ||
        next.text.length > 60 ||
        this.#isLabelled(next) ||
        /(?<!\b(?:Inc|Co|Corp|Ltd|L\.P|L\.L\.C|N\.A|Ave|St|Rd|Blvd|Dr))\.$|;$/.test(last.text)
      )
        break;
      last = next;
    }
    return { start: first.start, end: last.end };
  }

  #isLabelled(block: Block): boolean {
    return (
      itemLine.test(block.text) ||
      /^\s*\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-zA-Z])[.)]\s/.test(block.text) ||
      colonLabel.test(block.text)
    );
  }

  /** Labels inside a paragraph that joins several lines of a summary: `… Exhibit D. SECURITY DEPOSIT: $4,000.00`. */
  #innerPairs(block: Block, piece: Span = block): Mutable<Pair>[] {
    const text = this.#text(piece);
    if (!this.#has('inner') || text.length > 2_500 || !text.includes(':')) return [];
    const offset = numbering.exec(text)?.[0].length ?? 0;
    const lead = offset + (colonLabel.exec(text.slice(offset))?.[0].length ?? 0);
    const labels = [...text.matchAll(innerLabel)].filter(
      (match) =>
        match.index >= lead &&
        !/[(“"]\s?$/.test(text.slice(0, match.index)) &&
        // A list after a word is not a value: `abatement of Rent: (i) …`.
        !/^\(?(?:i|a|1)\)/.test(text.slice(match.index + match[0].length)),
    );
    return labels.map((match, index) => {
      const start = piece.start + match.index;
      const next = labels[index + 1];
      return this.#pair(
        block,
        { start, end: start + (match[1]?.length ?? 0) },
        { start: start + match[0].length, end: next ? piece.start + next.index : piece.end },
      );
    });
  }

  /** The text of a clause under its title; a few words without a verb are a value like any other. */
  underTitles(known: ReadonlySet<number>): Pair[] {
    const { clauses, text: whole } = this.#document;
    return clauses.flatMap((clause) => {
      if (clause.title === '' || clause.bodyStart >= clause.end) return [];
      const next = clauses[clause.index + 1];
      const inner = next && next.start < clause.end ? next.start : clause.end;
      const end = inner > clause.bodyStart + 20 ? inner : clause.end;
      const block = blockAt(this.#blocks, clause.start);
      const body = whole.slice(clause.bodyStart, end).trim();
      if (!block || block.contents || body === '') return [];
      const titleAt = whole.indexOf(clause.title, clause.start);
      const start = titleAt >= 0 && titleAt < clause.bodyStart ? titleAt : clause.start;
      const isUsual = clause.kind !== 'heading' || usualLabel.test(clause.title);
      const isShort =
        body.length < 120 &&
        !/\b(?:shall|will|may|is|are|agrees?|must)\b/.test(body) &&
        !body.includes('\n') &&
        !/^(?:signed|witness|by)\b|:/i.test(body) &&
        /[A-Za-z]{3}|\$/.test(body);
      return [
        this.#pair(
          block,
          { start, end: start + clause.title.length },
          { start: clause.bodyStart, end: Math.min(end, clause.bodyStart + 4000) },
          isShort &&
            isUsual &&
            clause.title.length > 3 &&
            !known.has(start) &&
            clause.kind !== 'exhibit' &&
            this.#has('shortTitle')
            ? 'labelled'
            : 'titled',
        ),
      ];
    });
  }

  #has(form: PairForm): boolean {
    return this.#off !== form;
  }

  #text({ start, end }: Span): string {
    return this.#document.text.slice(start, end);
  }

  #pair(block: Block, label: Span, value: Span, strength: Pair['strength'] = 'labelled'): Mutable<Pair> {
    const text = this.#text(value);
    const reference = this.#has('reference') ? (referenceBefore.exec(text)?.[0].length ?? 0) : 0;
    const kept = { start: value.start + reference, end: value.start + text.trimEnd().length };
    return {
      label: labelOf(this.#text(label)),
      labelSpan: { start: label.start, end: label.end },
      value: kept,
      text: this.#text(kept),
      strength,
      block,
    };
  }
}
