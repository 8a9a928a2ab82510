import { isBold, lineText } from '../flow.ts';
import type { PageLine } from './page-lines.ts';

/** Groups the lines of running text into paragraphs; lines may come from several pages. */
export function paragraphsOf(lines: readonly PageLine[]): PageLine[][] {
  const paragraphs: PageLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const current = paragraphs.at(-1);
    const before = current?.at(-1);
    if (current && before && goesOn(lines, index, current, before)) current.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function goesOn(lines: readonly PageLine[], index: number, paragraph: readonly PageLine[], before: PageLine): boolean {
  const line = lines[index];
  if (!line) return false;
  const text = lineText(line);
  const textBefore = lineText(before);
  if (Math.abs(line.size - before.size) > 0.15 * before.size) return false;
  const otherPage = line.page !== before.page;
  const gap = line.baseline - before.baseline;
  // The end of a column and the top of the next one are treated like two pages.
  const jumps = otherPage || gap < 0;
  const pitch = pitchAround(lines, index);
  if (!jumps && gap > pitch * 1.35) return false;
  const open = !/[.:;!?]["”’)]?$/.test(textBefore);
  // The cells of a flattened table stay together; exhibits of a list and lettered items of a summary don't.
  if (!jumps && isEntry(text) && gap > closerPitch(lines, index, pitch) * 1.35) return false;
  const edge = rightEdge(lines, index - 1);
  const room = edge - (before.box.x + before.box.width);
  // If the next word would have fit, the line was probably ended on purpose; inside a sentence of ragged text it
  // wasn't.
  const slack = open ? 0.12 * (edge - before.indent) : 0.4 * line.size;
  const full = room < firstWordWidth(line) + 0.2 * line.size + slack;
  if (jumps) {
    if (/^[a-z(]/.test(text) && open && !isItem(text)) return true;
    // A page may end in the middle of a sentence; a heading at the bottom of a page is not a sentence.
    const sentence = paragraph.length > 1 || (textBefore.length > 40 && /[a-z]{3}/.test(textBefore));
    return open && sentence && !startsPart(text) && /[a-z]/.test(text.slice(0, 40));
  }
  if (isItem(text) && (!full || !open || /(?:and|or|;|,)$/i.test(textBefore) || line.indent > before.indent + 1)) {
    // "(a)" in the middle of a sentence may be at the beginning of a line by chance.
    return (
      full &&
      open &&
      !/(?:\band|\bor|;|,|:)$/i.test(textBefore) &&
      Math.abs(line.indent - (paragraph[1] ?? line).indent) < 2
    );
  }
  if ((startsPart(text) && !open) || isLabel(text) || isNextEntry(paragraph[0], text)) return false;
  const goesIntoNext = /(?:,|\b(?:a|an|and|as|by|for|in|of|on|or|see|the|to|under|with))$/i.test(textBefore);
  if (isOwnLine(text)) return goesIntoNext || (paragraph.length === 1 && wrapsIntoLabel(textBefore, line));
  if (!goesIntoNext && wrapsIntoLabel(text, lines[index + 1])) return false;
  if (open && (/^[a-z]/.test(text) || isInBrackets(textBefore))) return true;
  if (!full) return false;
  if (isBold(before) !== isBold(line) && paragraph.length === 1 && /^[^a-z]+$/.test(textBefore)) return false;
  // The first line of a paragraph is indented, even if the previous paragraph happens to end at the margin.
  const firstLineIndent = line.indent - Math.min(...paragraph.slice(-2).map((each) => each.indent));
  if (!open && firstLineIndent > 0.9 * line.size && paragraph.length > 1) return false;
  return true;
}

/** A parenthesis is opened in the line but not closed in it: `commencing on June 1 (the “Commencement`. */
function isInBrackets(text: string): boolean {
  return /\([^()]{3,80}$/.test(text);
}

/** The usual distance between lines near this one. */
function pitchAround(lines: readonly PageLine[], index: number): number {
  // The distance between paragraphs is larger, so the usual line distance is among the smaller values.
  return at(0.3, gapsAround(lines, index, 12)) ?? 1.3 * (lines[index]?.size ?? 10);
}

/**
 * In a summary of single lines, the usual distance is the one between paragraphs: nearby lines that clearly continue a
 * sentence show the distance within paragraphs.
 */
function closerPitch(lines: readonly PageLine[], index: number, usual: number): number {
  const within = gapsAround(lines, index, 80, continuesSentence);
  const closer = within.filter((gap) => gap < 0.75 * usual);
  return closer.length >= 2 && closer.length > within.length / 2 ? (at(0.5, closer) ?? usual) : usual;
}

/** The distances between the lines up to `reach` lines away, the smallest first. */
function gapsAround(
  lines: readonly PageLine[],
  index: number,
  reach: number,
  counts: (before: PageLine, line: PageLine) => boolean = () => true,
): number[] {
  const gaps: number[] = [];
  for (let place = Math.max(1, index - reach); place < Math.min(lines.length, index + reach + 1); place += 1) {
    const [one, other] = [lines[place - 1], lines[place]];
    if (!one || !other || one.page !== other.page || !counts(one, other)) continue;
    const gap = other.baseline - one.baseline;
    if (gap > 0.8 * other.size && gap < 3 * other.size) gaps.push(gap);
  }
  return gaps.sort((one, other) => one - other);
}

function at(share: number, sorted: readonly number[]): number | undefined {
  return sorted[Math.floor(share * sorted.length)];
}

function continuesSentence(before: PageLine, line: PageLine): boolean {
  return /^[a-z]{2}/.test(lineText(line)) && /[A-Za-z,]$/.test(lineText(before));
}

/** The right edge of the lines near this one. */
function rightEdge(lines: readonly PageLine[], index: number): number {
  const line = lines[index];
  let edge = 0;
  for (let at = Math.max(0, index - 5); at < Math.min(lines.length, index + 6); at += 1) {
    const other = lines[at];
    if (!other || !line || other.page !== line.page || other.column !== line.column) continue;
    if (Math.abs(other.indent - line.indent) > 60) continue;
    edge = Math.max(edge, other.box.x + other.box.width);
  }
  return edge;
}

function firstWordWidth(line: PageLine): number {
  return line.words[0]?.box.width ?? 0;
}

function isItem(text: string): boolean {
  return /^(?:\((?:[a-z]{1,2}|[ivxl]{1,6}|[A-Z]|\d{1,2})\)|[•·●○▪■◦‣☐☒☑✓])\s/.test(text);
}

/** `Exhibit F- Tenant Work Letter`, `k. Additional Rent`: an entry of a list or a summary. */
function isEntry(text: string): boolean {
  return /^(?:(?:Exhibit|Schedule|Appendix|Annex|Attachment)\s+["“]?[A-Z\d]|[a-z]\.\s+[A-Z])/.test(text);
}

/** "SECURITY DEPOSIT: …" in a summary of terms. */
function isLabel(text: string): boolean {
  return /^[A-Z][A-Z’'&/ -]{3,60}:(?:\s|$)/.test(text);
}

/**
 * In a list of terms, each line begins in the same way as the first line of the paragraph: `Rent review: …` and `Break
 * clause: …`, or `11. Conditions: …` and `12. Binding Effect`.
 */
function isNextEntry(first: PageLine | undefined, text: string): boolean {
  const own = first === undefined ? '' : lineText(first);
  const [, number] = /^(\d{1,2})\.(?:\d{1,2}\.?)?\s+[A-Z]/.exec(own) ?? [];
  if (number !== undefined) return text.startsWith(`${Number(number) + 1}. `);
  return namesTerm.test(own) && namesTerm.test(text);
}

/** `Rent deposit: 3 months`: up to five words, the first with a capital letter. */
const namesTerm = /^[A-Z][\w’'&/-]{1,24}(?: (?:[\w’'&/-]{2,24}|\([A-Za-z ]{1,24}\))){0,4}:\s+\S/;

/** A line that is only a label or the number of an exhibit: `Rentable Area of the Building:`. */
function isOwnLine(text: string): boolean {
  return (
    /^(?:[A-Z][\w’'&/()-]*\s(?:(?:[A-Z][\w’'&/()-]*|and|for|in|of|on|or|per|the|to)\s){0,6})?[A-Z][\w’'&/()-]*:$/.test(
      text,
    ) || /^(?:ARTICLE|EXHIBIT|SCHEDULE)\s+["“]?[A-Z0-9][\d.-]{0,4}["”]?$/.test(text)
  );
}

/** `Rentable Area` above `of the Building:`. */
function wrapsIntoLabel(text: string, next: PageLine | undefined): boolean {
  if (next === undefined || text.length > 40) return false;
  const below = lineText(next);
  return below.length <= 40 && below.endsWith(':') && isOwnLine(`${text} ${below}`);
}

function startsPart(text: string): boolean {
  return (
    isItem(text) ||
    /^(?:ARTICLE|EXHIBIT|SCHEDULE|SECTION|§)\s+\S/.test(text) ||
    /^Section\s+[\d.]+[.:]?\s+[A-Z]/.test(text) ||
    /^\d{1,3}(?:\.\d{1,3}){0,4}[.)]?\s+["“A-Z]/.test(text) ||
    /^[A-Z]\.\s+["“A-Z]/.test(text)
  );
}
