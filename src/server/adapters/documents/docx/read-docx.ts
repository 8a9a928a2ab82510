import { type ReadBlock, type ReadDocx, type ReadParagraph, readLimits } from '#contract/documents.ts';
import { printedMarks } from '../printed-marks.ts';
import { DocumentRefusal } from '../refusal.ts';
import { type Numbering, readNumbering } from './numbering.ts';
import { readXml } from './read-xml.ts';
import { shortenGaps } from './shorten-gaps.ts';
import { propertyOf, readStyles, type Style, type Styles } from './styles.ts';
import { openWordArchive } from './word-archive.ts';

/** Reads the text of a Word document without struck-out, deleted or hidden text. Throws Refusal. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocx> {
  const archive = await openWordArchive(bytes);
  const reader = createReader(readStyles(archive.styles), readNumbering(archive.numbering));
  readXml(archive.document, reader);
  return reader.finish();
}

/** An unfinished paragraph. Pages are counted in both ways until it is known which page breaks the file records. */
interface OpenParagraph {
  style: Style;
  own: Style;
  numbering: { id?: string; level?: number } | null;
  text: string;
  /** The number of white space characters at the end of the text. */
  gap: number;
  breaks: { at: number; rendered: boolean }[];
  boldCharacters: number;
  size: number;
  breakBefore: boolean;
  sectionEnds: boolean;
  /** Its paragraph mark was deleted in a tracked change, so the next paragraph continues it. */
  endDeleted: boolean;
}

interface Cell {
  column: number;
  span: number;
  paragraphs: Placed[];
}

/** `19.2.1Terminate this Lease`: a converter dropped the tab between a section's number and its text. */
const gluedNumber = /^(\s{0,20}\d{1,2}(?:\.\d{1,2}){1,4}\.?)(?=\p{Lu}\p{Ll}|[“"])/u;

/** A finished paragraph that still has both page counts. */
type Placed = Omit<ReadParagraph, 'page' | 'pageBreaks'> & {
  at: Readonly<Record<Way, { page: number; breaks: number[] }>>;
};

type Way = 'rendered' | 'breaks';

type PlacedBlock = Placed | { kind: 'table'; rows: { cells: Cell[] }[] };

function createReader(styles: Styles, numbering: Numbering) {
  const blocks: PlacedBlock[] = [];
  const path: string[] = [];
  const openParagraphs: OpenParagraph[] = [];
  const tables: { rows: { cells: Cell[]; deleted: boolean }[] }[] = [];
  const page = { rendered: 1, breaks: 1 };
  const seen = { rendered: false, breaks: false };
  let run: { style: Style; own: Style } | null = null;
  let deletions = 0;
  let skipped = 0;
  let characters = 0;
  let paragraphs = 0;
  let passages = 0;
  let struckCharacters = 0;
  let withinStruck = false;
  let carried: OpenParagraph | null = null;

  const draft = () => openParagraphs.at(-1);
  const cell = () => tables.at(-1)?.rows.at(-1)?.cells.at(-1);
  const within = (name: string) => path.at(-1) === name;

  const breakPage = (rendered: boolean) => {
    seen[rendered ? 'rendered' : 'breaks'] = true;
    draft()?.breaks.push({ at: draft()?.text.length ?? 0, rendered });
  };
  const write = (text: string) => {
    const to = draft();
    if (!to || !run || text === '') return;
    const style = { ...to.style, ...run.style, ...run.own };
    if (style.hidden) return;
    if (style.struck || deletions > 0 || tables.at(-1)?.rows.at(-1)?.deleted) {
      if (text.trim() === '') return;
      if (!withinStruck) passages += 1;
      withinStruck = true;
      struckCharacters += text.length;
      return;
    }
    if (text.trim() !== '') withinStruck = false;
    const shortened = shortenGaps(printedMarks(text), to.gap);
    to.text += shortened.text;
    to.gap = shortened.gap;
    characters += text.length;
    if (characters > readLimits.characters) throw new DocumentRefusal('document_too_long');
    if (style.bold) to.boldCharacters += text.trim().length;
    if (style.size) to.size = Math.max(to.size, style.size);
  };

  const startParagraph = () => {
    paragraphs += 1;
    if (paragraphs > paragraphLimit) throw new DocumentRefusal('document_too_long');
    withinStruck = false;
    const fresh: OpenParagraph = {
      style: styles.of(undefined),
      own: {},
      numbering: null,
      text: '',
      gap: 0,
      breaks: [],
      boldCharacters: 0,
      size: 0,
      breakBefore: false,
      sectionEnds: false,
      endDeleted: false,
    };
    if (carried && openParagraphs.length === 0) {
      Object.assign(fresh, {
        ...carried,
        endDeleted: false,
        sectionEnds: false,
      });
      carried = null;
    }
    openParagraphs.push(fresh);
  };

  const endParagraph = () => {
    const done = openParagraphs.pop();
    if (!done) return;
    if (done.endDeleted && openParagraphs.length === 0 && done.text.trim() !== '') {
      carried = done;
      return;
    }
    const placed = place(done);
    const target = cell();
    if (target) target.paragraphs.push(placed);
    else blocks.push(placed);
  };

  const place = (done: OpenParagraph): Placed => {
    if (done.breakBefore) {
      seen.breaks = true;
      page.breaks += 1;
    }
    const style = { ...done.style, ...done.own };
    const list = done.numbering ?? style.numbering ?? null;
    const empty = done.text.trim() === '';
    const number =
      list?.id === undefined || list.id === '0' || empty
        ? ''
        : numbering.next(list.id, done.numbering?.level ?? style.numbering?.level ?? 0);
    const at = { rendered: count('rendered', done), breaks: count('breaks', done) };
    if (done.sectionEnds) {
      seen.breaks = true;
      page.breaks += 1;
    }
    return {
      kind: 'paragraph',
      number,
      text: done.text.replace(gluedNumber, '$1 '),
      heading: style.heading ?? null,
      bold: !empty && done.boldCharacters >= 0.9 * done.text.replace(/\s+/g, '').length,
      centered: style.centered ?? false,
      indent: style.indent ?? 0,
      size: done.size || (style.size ?? 11),
      at,
    };
  };

  /** Advances the page count by the paragraph's breaks; those before its first letter come before the paragraph. */
  const count = (way: Way, done: OpenParagraph) => {
    const lead = done.text.length - done.text.trimStart().length;
    let first = page[way];
    const breaks: number[] = [];
    for (const each of done.breaks) {
      if (each.rendered !== (way === 'rendered')) continue;
      page[way] += 1;
      if (each.at <= lead) first = page[way];
      else breaks.push(each.at);
    }
    return { page: first, breaks };
  };

  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      path.push(name);
      // The content of a fallback is also in its choice.
      if (name === 'mc:Fallback') skipped += 1;
      if (skipped > 0) return;
      const to = draft();
      const parent = path.at(-2) ?? '';
      const value = attributes['val'];
      switch (name) {
        case 'p':
          startParagraph();
          break;
        case 'tbl':
          tables.push({ rows: [] });
          break;
        case 'tr':
          tables.at(-1)?.rows.push({ cells: [], deleted: false });
          break;
        case 'tc': {
          const before = tables.at(-1)?.rows.at(-1)?.cells;
          const last = before?.at(-1);
          before?.push({ column: last ? last.column + last.span : 0, span: 1, paragraphs: [] });
          break;
        }
        case 'gridSpan': {
          const spanned = cell();
          if (spanned && parent === 'tcPr') spanned.span = Math.max(1, Math.min(100, Number(value) || 1));
          break;
        }
        case 'r':
          run = { style: {}, own: {} };
          break;
        case 'del':
        case 'moveFrom': {
          const row = tables.at(-1)?.rows.at(-1);
          if (parent === 'trPr' && row) row.deleted = true;
          else if (parent === 'rPr' && path.at(-3) === 'pPr' && to) to.endDeleted = true;
          else if (parent !== 'rPr') deletions += 1;
          break;
        }
        case 'tab':
          if (parent === 'r') write('\t');
          break;
        case 'br':
        case 'cr':
          if (attributes['type'] === 'page') breakPage(false);
          else if (attributes['type'] !== 'column') write('\n');
          break;
        case 'lastRenderedPageBreak':
          breakPage(true);
          break;
        case 'noBreakHyphen':
          write('-');
          break;
        case 'sym':
          write(symbols[(attributes['char'] ?? '').toUpperCase()] ?? '');
          break;
        case 'pStyle':
          if (to) to.style = styles.of(value);
          break;
        case 'rStyle':
          if (run) run.style = styles.of(value);
          break;
        case 'pageBreakBefore':
          if (to) to.breakBefore = value !== '0' && value !== 'false';
          break;
        case 'sectPr':
          if (to && parent === 'pPr') to.sectionEnds = true;
          break;
        case 'type':
          if (to && parent === 'sectPr' && value === 'continuous') to.sectionEnds = false;
          break;
        case 'numPr':
          if (to) to.numbering = {};
          break;
        case 'numId':
          if (to?.numbering) to.numbering.id = value;
          break;
        case 'ilvl':
          if (to?.numbering) to.numbering.level = Number(value) || 0;
          break;
        default:
          // The properties of a paragraph mark are not those of the paragraph's text.
          if (run && parent === 'rPr') Object.assign(run.own, propertyOf(name, attributes));
          else if (to && parent === 'pPr') Object.assign(to.own, propertyOf(name, attributes));
      }
    },
    text(text: string) {
      if (skipped === 0 && (within('t') || within('delText'))) write(text);
    },
    close(name: string) {
      path.pop();
      if (name === 'mc:Fallback') skipped -= 1;
      if (skipped > 0) return;
      if (name === 'p') endParagraph();
      if (name === 'r') run = null;
      if ((name === 'del' || name === 'moveFrom') && path.at(-1) !== 'rPr' && path.at(-1) !== 'trPr') deletions -= 1;
      if (name === 'tbl') endTable();
    },
    finish(): ReadDocx {
      if (carried) blocks.push(place(carried));
      const way: Way = seen.rendered ? 'rendered' : 'breaks';
      const finished = (paragraph: Placed): ReadParagraph => {
        const { at, ...rest } = paragraph;
        return { ...rest, page: at[way].page, pageBreaks: at[way].breaks };
      };
      return {
        kind: 'docx',
        blocks: blocks.map((block): ReadBlock => {
          if (block.kind === 'paragraph') return finished(block);
          const rows = block.rows.map(({ cells }) => {
            const filled = cells.map((each) => ({ column: each.column, paragraphs: each.paragraphs.map(finished) }));
            return { page: filled[0]?.paragraphs[0]?.page ?? 1, cells: filled };
          });
          return { kind: 'table', rows };
        }),
        struck: { passages, characters: struckCharacters },
        pageNumbers: seen.rendered ? 'rendered' : seen.breaks ? 'breaks' : 'none',
      };
    },
  };

  /** A nested table becomes paragraphs of the cell around it. */
  function endTable(): void {
    const done = tables.pop();
    if (!done) return;
    const rows = done.rows.filter((row) => !row.deleted);
    const outer = cell();
    if (outer) outer.paragraphs.push(...rows.flatMap((row) => row.cells.flatMap((each) => each.paragraphs)));
    else blocks.push({ kind: 'table', rows });
  }
}

const paragraphLimit = 200_000;

/** Check boxes in the fonts Wingdings and Segoe. */
const symbols: Readonly<Record<string, string>> = {
  F0FE: '☒',
  F0FD: '☒',
  F0FC: '✓',
  F0A8: '☐',
  F06F: '☐',
  F0A3: '☐',
  F052: '☑',
  F0B7: '•',
};
