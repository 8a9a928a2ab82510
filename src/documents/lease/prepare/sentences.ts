import type { Span } from '../../document.ts';
import type { Block, Hit } from './block.ts';

/** Matches of a pattern in one paragraph, or in its part between the document offsets `from` and `to`. */
export function hitsIn(block: Block, pattern: RegExp, from = block.start, to = block.end): Hit[] {
  const text = block.text.slice(from - block.start, to - block.start);
  return [...text.matchAll(withIndices(pattern))].map((match) => ({
    start: from + match.index,
    end: from + match.index + match[0].length,
    text: match[0],
    block,
    group: (at) => {
      const place = match.indices?.[at];
      const found = match[at];
      return place === undefined || found === undefined
        ? null
        : { start: from + place[0], end: from + place[1], text: found };
    },
  }));
}

const indexed = new WeakMap<RegExp, RegExp>();

/** The pattern with the flags needed to find all its matches and the positions of their groups. */
function withIndices(pattern: RegExp): RegExp {
  const known = indexed.get(pattern);
  if (known) return known;
  const made = new RegExp(pattern.source, `${pattern.flags.replace(/[dg]/g, '')}dg`);
  indexed.set(pattern, made);
  return made;
}

const sentenceEnds = new WeakMap<Block, readonly Span[]>();
const abbreviation =
  /(?:\b(?:[Ii]nc|ltée|Corp|Co|Ltd|Pvt|Pty|No|Nos|St|Ave|Blvd|Rd|Dr|Sec|Art|Mr|Ms|Mrs|vs|Ste|L\.P|L\.L\.C|N\.A|U\.S|i\.e|e\.g|a\.m|p\.m|sq|ft|approx|Exh|cf|et al)|(?<!\bParty )\b[A-Z]|(?:^|\s)\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})(?:\.\d{1,2})*)\.$/;

/** `Oct. 1`, `est. 2.40`: the sentence continues only if a number follows. */
const beforeNumber =
  /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|[Ee]st|[Aa]pprox|[Mm]in|[Mm]ax|[Ii]ncl|[Ee]xcl|[Pp]lus|[Cc]a|[Aa]bt|[Aa]rts?|[Rr]s|[Cc]l|[Pp]aras?)\.$/;

/** After an abbreviation or a number, these words start a new sentence: `until 9:00 p.m. This Section …`. */
const opensSentence =
  /^\s{1,3}(?:This (?:Section|Article|Paragraph|Clause|Lease|Sublease|Agreement|provision)\b|Notwithstanding\b|The foregoing\b)/;

/** The sentences of a paragraph; abbreviations, section numbers and initials do not end one. */
export function sentencesOf(block: Block): readonly Span[] {
  const known = sentenceEnds.get(block);
  if (known) return known;
  const spans: Span[] = [];
  let start = 0;
  for (const match of block.text.matchAll(/[.;:!?][”"’)]{0,2}(?=\s+[“"(]{0,2}[A-Z0-9(])|$/g)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.')) {
      const before = block.text.slice(Math.max(0, end - 12), match.index + 1);
      // A number at the beginning belongs to the sentence: `7. This Lease …`.
      const isNext = end - start > 12 && opensSentence.test(block.text.slice(end, end + 24));
      if (abbreviation.test(before) && !isNext) continue;
      if (beforeNumber.test(before) && /^\s{1,3}\d/.test(block.text.slice(end, end + 4))) continue;
    }
    if (/^[;:]/.test(match[0]) && end - start < 60) continue;
    if (end > start) spans.push({ start: block.start + start, end: block.start + end });
    start = end + (/^\s*/.exec(block.text.slice(end, end + 5))?.[0].length ?? 0);
  }
  sentenceEnds.set(block, spans);
  return spans;
}

/**
 * At most 500 characters of a sentence, at word boundaries; up to 900 if its beginning and the match fit in them. Its list
 * number is omitted.
 */
export function clip(sentence: string, pattern?: RegExp): { start: number; text: string } {
  const lead = /^\s*(?:\(?[a-z0-9]{1,3}[.)]\s+|\d{1,2}(?:\.\d{1,3}){1,3}[.)]?\s+)?/i.exec(sentence)?.[0].length ?? 0;
  if (sentence.length - lead <= 500) return { start: lead, text: sentence.slice(lead).trimEnd() };
  const match = pattern ? new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(sentence) : null;
  const at = match?.index ?? 0;
  const length = at >= 300 && at + (match?.[0].length ?? 0) <= lead + 900 ? 900 : 500;
  // If the match begins with the subject of its own clause, the quote begins there.
  const ownClause = /(?:[,;:)]|\bthen)\s+(?:the\s+)?$/i.test(sentence.slice(Math.max(0, at - 20), at));
  let start = at < 300 || length === 900 ? lead : ownClause ? at : Math.max(lead, at - 150);
  if (start > lead && start !== at) start = sentence.indexOf(' ', start) + 1;
  const end = sentence.length - start <= length ? sentence.length : sentence.lastIndexOf(' ', start + length);
  return { start, text: sentence.slice(start, end).trimEnd() };
}
