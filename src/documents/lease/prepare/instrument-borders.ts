import type { Span } from '../../document.ts';
import { type FilePartKind, labelOfTitle } from './instrument-titles.ts';

/** The properties of a paragraph that are needed to find where instruments begin and end. */
export interface PartLine extends Span {
  readonly page: number;
  readonly kind: 'text' | 'heading' | 'row';
  readonly text: string;
  readonly contents: boolean;
}

/** Instruments that a report can be about. */
export const mainKinds: ReadonlySet<FilePartKind> = new Set([
  'lease',
  'sublease',
  'ground_lease',
  'license',
  'amendment',
]);

/** A title of one to three lines that begins here: visually distinct, short, without a clause number. */
export function borderTitle(lines: readonly PartLine[], index: number): { text: string; lines: number } | null {
  const first = lines[index];
  if (first === undefined || !isTitleLine(first)) return null;
  // `EXHIBIT B` / `TO` / `LEASE AGREEMENT` names the lease that the exhibit belongs to.
  if (/\b(?:to|of)$/i.test(lines[index - 1]?.text ?? '') && (lines[index - 1]?.text.length ?? 0) < 40) return null;
  let text = withoutMarks(first.text);
  let count = 1;
  for (let next = lines[index + count]; next !== undefined && count < 3; next = lines[index + count]) {
    const goesOn =
      exhibitMark.test(text) ||
      /\b(?:to|of|and|for|the|by|amendment|addendum)$/i.test(text) ||
      /^(?:to|of|and|for)\b/i.test(next.text);
    if (!goesOn || !isTitleLine(next) || text.length + next.text.length > 130) break;
    text = `${text} ${withoutMarks(next.text)}`;
    count += 1;
  }
  if (/^(?:exhibit|schedule|annex|appendix|attachment)\s+["“']?[\w.-]{1,8}["”']?\s+(?:to|of)\b/i.test(text))
    return null;
  return { text, lines: count };
}

const exhibitMark = /^(?:ex-|exhibit|schedule|annex|appendix|attachment)\s*["“']?[\w.()-]{1,8}["”']?$/i;

/** Without the text that the conversion of a filing leaves before a title. */
function withoutMarks(text: string): string {
  return text.replace(/^(?:\s*(?:LOGO|[=_*-]{4,}))+\s*/, '').trim();
}

export function isTitleLine({ text: whole, kind }: PartLine): boolean {
  const text = withoutMarks(whole);
  if (kind === 'row' || text.length > 130 || text.length < 4) return false;
  if (/^[^\w“"']*(?:\d|section\b|article\b|re:|subject:|attn)|^[[(]/i.test(text)) return false;
  if (/[;,]$|[a-z]{3}\.$|:\s*\S/.test(text)) return false;
  const words = text.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [];
  const raised = words.filter(
    (word) => /^[A-Z]/.test(word) || /^(?:and|of|to|the|for|in|on|a|an|by|with|no)$/.test(word),
  );
  return words.length > 0 && (kind === 'heading' || raised.length === words.length);
}

const namedPreamble =
  /^\W{0,4}(?:this|the)\s+(?:[^\s.;]+\s+){0,14}?(?:\(|is\b|was\b|made|entered|dated|effective|executed|given|between|certif|shall\b|subordination|guaranty|consent)/i;
const otherPreamble =
  /^\W{0,4}(?:for (?:value|good)|the undersigned|reference is made|in consideration|whereas|know all|agreement made|made (?:this|as of)|parties\b|by and between|between\b|dated?\b|dear\b|to:|lessor:|lessee:|landlord:|tenant:|(?:\d\.\s*)?(?:recitals?|background|preamble)\b|w\s?i\s?t\s?n\s?e\s?s\s?s\s?e\s?t\s?h)/i;

/** An instrument states its kind and its parties in its first lines; the heading of a clause doesn't. */
export function opensInstrument(lines: readonly PartLine[], from: number, kind: FilePartKind): boolean {
  let length = 0;
  for (let index = from; index < Math.min(lines.length, from + 7) && length < 1_500; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    length += line.text.length;
    if (
      mainKinds.has(kind)
        ? isOwnPreamble(line.text, kind)
        : namedPreamble.test(line.text) || otherPreamble.test(line.text)
    )
      return true;
  }
  return false;
}

/**
 * `THIS SECOND AMENDMENT TO LEASE is made as of …` right below its title: it begins a document even if the one before it
 * is not signed in this copy.
 */
export function amendsBelow(lines: readonly PartLine[], from: number, kind: FilePartKind): boolean {
  return kind === 'amendment' && lines.slice(from, from + 3).some(({ text }) => amendmentPreamble.test(text));
}

const amendmentPreamble =
  /^\W{0,4}this\s+(?:[^\s.;,()]+\s+){0,3}(?:amend(?:ment|ing)|modification|extension)\b[^.;]{0,160}\b(?:made|entered|dated|effective|executed)\b/i;

function isOwnPreamble(text: string, kind: FilePartKind): boolean {
  if (/^\W*this\s+(?:exhibit|schedule|addendum|rider|work\s*letter|attachment|annex|appendix)\b/i.test(text))
    return false;
  if (otherPreamble.test(text)) return true;
  return (
    namedPreamble.test(text) &&
    (kind === 'amendment'
      ? /\b(?:amend|agreement|extension|modif|supplement)/i
      : /\b(?:(?:sub|under)?-?lease|agreement|contract|licen[cs]e)\b/i
    ).test(text.slice(0, 200))
  );
}

/** A running header, or the title repeated on the next page of the same instrument. */
export function isRepeated(
  draft: { readonly kind: FilePartKind; readonly label: string } | undefined,
  title: string,
  kind: FilePartKind,
  underExhibit: boolean,
): boolean {
  if (draft === undefined || draft.kind !== kind) return false;
  // A summary may be signed separately before the lease begins.
  if (kind !== 'amendment' && mainKinds.has(kind) && !underExhibit) return true;
  if (!mainKinds.has(kind) && draft.kind === kind) return true;
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim();
  const own = plain(draft.label);
  const other = plain(labelOfTitle(title));
  return own.startsWith(other) || other.startsWith(own);
}
