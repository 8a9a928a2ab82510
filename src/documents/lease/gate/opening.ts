import type { Quote } from '../../document.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { type TitleRule, titleRule } from './title-rules.ts';

export interface Titled {
  readonly rule: TitleRule;
  readonly quote: Quote;
  /** Where the kind was read: in the title line or subject, or otherwise in the first sentence. */
  readonly by: 'title' | 'subject' | 'preamble';
}

/** The title of the operative instrument: one or more lines, the subject of a letter, or its first sentence. */
export function titleOf(text: LeaseText, off: string | null): Titled | null {
  const own = text.blocks.filter(({ contents, instrument }) => !contents && instrument.operative).slice(0, 80);
  const first = own[0]?.start ?? 0;
  const limit = first + Math.max(4_000, text.document.text.length * 0.02);
  for (const [index, block] of own.entries()) {
    if (block.start > limit) break;
    const found =
      titleAt(text, own, index, off) ??
      subjectAt(text, block, off) ??
      runInTitle(text, block, off) ??
      preambleAt(text, block, off);
    if (found !== null) return found;
  }
  return null;
}

function titleAt(text: LeaseText, own: readonly Block[], index: number, off: string | null): Titled | null {
  const block = own[index];
  if (block === undefined) return null;
  const line = /\n|\t/.test(block.text) ? (block.text.split(/[\n\t]/)[0] ?? '') : block.text;
  // A label in a table, or a quotation or definition in a message, names a term of the deal.
  if (/^\s*>|\s=\s/.test(line) || (block.kind === 'row' && own[index - 1]?.kind === 'row')) return null;
  if (!isTitleLike(line, block.kind, index)) return null;
  const alone = titleRule(line, off);
  // A title may extend over several lines: `FIRST AMENDMENT` / `TO` / `OFFICE LEASE`.
  let joined = line;
  let end = block.start + line.length;
  let rule = alone;
  for (let at = index + 1; at < Math.min(own.length, index + 4); at += 1) {
    const next = own[at];
    if (next === undefined || next.kind === 'row' || next.text.length >= 80 || !isTitleLike(next.text, next.kind, at))
      break;
    joined = `${joined} ${next.text}`;
    const together = titleRule(joined, off);
    if (together === null) continue;
    // The next lines are evaluated separately.
    if (together !== alone && (alone !== null || titleRule(next.text, off) !== together)) {
      rule = goesOn(line, next.text) || alone === null ? together : rule;
      if (rule === together) end = next.end;
    }
    break;
  }
  return rule === null ? null : { rule, quote: text.quote({ start: block.start, end }), by: 'title' };
}

/** The first line is incomplete, or the next one continues it. */
function goesOn(line: string, next: string): boolean {
  return (
    /\b(?:to|of|and|for|the|amendment|addendum|modification|consent|assignment|agreement|extension|no\.? ?\d+)\W*$/i.test(
      line,
    ) || /^(?:to|of|and|for|with)\b/i.test(next)
  );
}

function subjectAt(text: LeaseText, block: Block, off: string | null): Titled | null {
  if (!/^\s*(?:re|subject)\s*[:.]\s*/i.test(block.text)) return null;
  const line = block.text.slice(0, 200);
  const rule = titleRule(line.replace(/^\s*(?:re|subject)\s*[:.]\s*/i, ''), off);
  return rule === null
    ? null
    : { rule, quote: text.quote({ start: block.start, end: block.start + line.length }), by: 'subject' };
}

const preamble =
  /^\W{0,3}this\s+(?!(?:is|are)\s+(?:not|just|only|no)\b|isn|does)(?:[^\s.;,()]+\s+){0,12}?(?:agreement|(?:sub-?)?lease|amendment|letter|licen[cs]e|contract|note|guaranty|deed|indenture|memorandum|mortgage)\b[^.;]{0,20}/i;
/** After a title in the same paragraph. */
const innerPreamble =
  /\bTHIS\s+(?:[^\s.;,()]+\s+){0,12}?(?:AGREEMENT|(?:SUB-?)?LEASE|AMENDMENT|LICEN[CS]E|CONTRACT|GUARANTY|INDENTURE)\b[^.;]{0,20}/;

/**
 * `AGREEMENT FOR TERMINATION OF LEASE This Agreement …`: a title in capitals in the same line as the first sentence.
 */
function runInTitle(text: LeaseText, block: Block, off: string | null): Titled | null {
  const found = /^\W{0,3}([A-Z][A-Z0-9 ,.&/()’'-]{10,140}?)(?=\s+T(?:his|HIS)\s)/.exec(block.text.slice(0, 200));
  const rule = found?.[1] === undefined ? null : titleRule(found[1], off);
  if (found === null || rule === null) return null;
  return { rule, quote: text.quote({ start: block.start, end: block.start + found[0].length }), by: 'title' };
}

function preambleAt(text: LeaseText, block: Block, off: string | null): Titled | null {
  const piece = block.text.slice(0, 400);
  const found = preamble.exec(piece) ?? innerPreamble.exec(piece);
  if (found === null) return null;
  const rule = titleRule(found[0], off);
  if (rule === null) return null;
  const start = block.start + found.index;
  return { rule, quote: text.quote({ start, end: start + found[0].length }), by: 'preamble' };
}

function isTitleLike(line: string, kind: string, index: number): boolean {
  if (line.length > 140 || line.length < 4 || /^\s*(?:re|subject|dear|to|from|via|attn|attention)\b\s*:?/i.test(line))
    return false;
  if (
    /^\s*(?:exhibit|schedule|annex|appendix)\s+[\dA-Z.-]+\s*$/i.test(line) ||
    // A line in the list of exhibits after the table of contents.
    (index > 0 && /^\s*(?:exhibit|schedule|annex|appendix)\s+[A-Z](?:-?\d)?\b/i.test(line)) ||
    /^\s*(?:\d{1,2}[.)]|section\b|article\b|\([a-z0-9]\))/i.test(line) ||
    /[.;,]$/.test(line.trim()) ||
    // `Lease Commencement:` is a label whose value is on the next line.
    /^\W*(?:lease|term|rent|premises)\s(?:commencement|term|expiration|start|end|dates?|rate|type|length)(?:\sdate)?\s?:$/i.test(
      line.trim(),
    ) ||
    (/:\s*\S/.test(line) && kind !== 'heading')
  )
    return false;
  const words = line.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [];
  const raised = words.filter(
    (word) => /^[A-Z]/.test(word) || /^(?:and|of|to|the|for|in|on|a|an|by|with|no)$/i.test(word),
  ).length;
  return (
    words.length > 0 && (kind === 'heading' || raised === words.length || (index < 6 && raised >= words.length * 0.7))
  );
}
