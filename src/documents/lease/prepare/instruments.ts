import type { Clause, Span } from '../../document.ts';
import { type FilePartKind, labelOfTitle, titleKind } from './instrument-titles.ts';

/** One document within the file: the lease, its amendment, a consent, an attached master lease, a guaranty. */
export interface Instrument extends Span {
  readonly index: number;
  readonly kind: FilePartKind;
  /** Its title as a reader would cite it: 'First Amendment to Lease'; 'Document' where it has none. */
  readonly label: string;
  /** The one that the report is about. */
  readonly operative: boolean;
  /** A form to be signed later, or a copy with blanks. */
  readonly form: boolean;
  readonly firstPage: number;
  readonly lastPage: number;
}

/** A paragraph as far as the borders of instruments need it. */
export interface PartLine extends Span {
  readonly page: number;
  readonly kind: 'text' | 'heading' | 'row';
  readonly text: string;
  readonly contents: boolean;
}

export interface FileParts {
  readonly instruments: readonly Instrument[];
  /** By place of the line: its instrument, and whether it stands in an exhibit or an acknowledgment. */
  readonly places: readonly LinePlace[];
}

export interface LinePlace {
  readonly instrument: number;
  readonly attached: boolean;
  readonly acknowledgment: boolean;
}

const main: ReadonlySet<FilePartKind> = new Set(['lease', 'sublease', 'ground_lease', 'license', 'amendment']);

interface Draft {
  kind: FilePartKind;
  label: string;
  start: number;
  /** Of the exhibit in which it is bound; an exhibit further on in the same series closes it. */
  exhibit: string | null;
  form: boolean;
  parent: number | null;
  lines: number[];
}

/** Finds where one instrument ends and the next begins, which exhibits belong to which, and which instrument is operative. */
export function fileParts(
  lines: readonly PartLine[],
  clauses: readonly Clause[],
  off: string | null = null,
): FileParts {
  const exhibitAt = exhibitClauses(clauses, lines.at(-1)?.end ?? 0);
  const drafts: Draft[] = [opening(lines, off)];
  const places: { instrument: number; attached: boolean; acknowledgment: boolean }[] = [];
  let current = 0;
  let attached = false;
  let exhibit: { number: string; line: number } | null = null;
  let isSigned = false;
  let signedAt = Number.NEGATIVE_INFINITY;
  const acknowledged = acknowledgments(lines);
  for (const [index, line] of lines.entries()) {
    const draft = drafts[current];
    if (draft === undefined) break;
    const clause = exhibitAt.get(line.start);
    if (clause !== undefined && !line.contents) {
      if (draft.exhibit !== null && !main.has(draft.kind) && isLater(clause.number, draft.exhibit)) {
        current = draft.parent ?? 0;
      }
      exhibit = { number: clause.number, line: index };
      attached = isAttachment(clause, titleOfExhibit(clause, lines, index), isSigned);
    }
    const title = line.contents || index === 0 ? null : borderTitle(lines, index);
    if (title !== null) {
      const known = titleKind(title.text, off);
      const underExhibit = exhibit !== null && index - exhibit.line <= 3;
      if (
        known !== null &&
        (isSigned || underExhibit) &&
        !isRepeated(drafts[current], title.text, known.kind, underExhibit)
      ) {
        if (known.kind === 'attachment') {
          // Within an addendum it is a heading like others.
          if (underExhibit || line.page !== lines[index - 1]?.page) attached = true;
        } else if (known.kind === 'addendum') attached = false;
        else if (
          opensInstrument(lines, index + title.lines, known.kind) ||
          (!main.has(known.kind) &&
            line.page !== lines[index - 1]?.page &&
            (exhibit !== null || index - signedAt <= 40))
        ) {
          drafts.push({
            kind: known.kind,
            label: labelOfTitle(title.text),
            start: index,
            exhibit: underExhibit ? (exhibit?.number ?? null) : null,
            form: /\bform\s+of\b/i.test(title.text) || (underExhibit && isBlankForm(lines, index)),
            parent: current,
            lines: [],
          });
          current = drafts.length - 1;
          attached = false;
          if (main.has(known.kind)) exhibit = null;
        }
      }
    }
    if (signature.test(line.text)) {
      isSigned = true;
      signedAt = index;
    }
    drafts[current]?.lines.push(index);
    places.push({ instrument: current, attached, acknowledgment: acknowledged.has(index) });
  }
  const operative = operativeOf(drafts, lines);
  return {
    places,
    instruments: drafts.map(({ kind, label, form, lines: own }, index): Instrument => {
      const first = lines[own[0] ?? 0];
      const last = lines[own.at(-1) ?? 0];
      return {
        index,
        kind,
        label,
        form,
        operative: index === operative,
        start: first?.start ?? 0,
        end: last?.end ?? 0,
        firstPage: first?.page ?? 1,
        lastPage: last?.page ?? 1,
      };
    }),
  };
}

const signature =
  /\bin witness whereof\b|\bby:\s*(?:_{3,}|\/s\/)|(?:^|\s)\/s\/|^\W*(?:the )?(?:parties|landlord and tenant)\b.{0,40}\bhave (?:duly )?(?:executed|signed)\b|\bvery truly yours\b|\bsincerely\b|\bagreed and accepted\b|\baccepted and agreed\b|\b(?:seal|signature)\)?\s*:|\(signature\)/i;

const ownPreamble =
  /^\W{0,3}this\s+((?:[^\s.;,()]+\s+){0,8}?(?:agreement|(?:sub-?)?lease|amendment|licen[cs]e|guaranty|contract|consent)\b(?:\s+of\s+\w+)?)/i;
/** Behind a title in the same paragraph. */
const innerPreamble =
  /\bTHIS\s+((?:[^\s.;,()]+\s+){0,8}?(?:AGREEMENT|(?:SUB-?)?LEASE|AMENDMENT|LICEN[CS]E|GUARANTY|CONTRACT|CONSENT))\b/;

function opening(lines: readonly PartLine[], off: string | null): Draft {
  const draft: Draft = {
    kind: 'other',
    label: 'Document',
    start: 0,
    exhibit: null,
    form: false,
    parent: null,
    lines: [],
  };
  for (let index = 0; index < Math.min(lines.length, 40); index += 1) {
    const line = lines[index];
    if (line === undefined || line.contents) continue;
    if (/^dear\b/i.test(line.text)) return { ...draft, kind: 'cover_letter', label: 'Letter' };
    const title = borderTitle(lines, index);
    const known = title === null ? null : titleKind(title.text, off);
    if (title !== null && known !== null && known.kind !== 'attachment' && known.kind !== 'addendum')
      return { ...draft, kind: known.kind, label: labelOfTitle(title.text) };
    const preamble = ownPreamble.exec(line.text.slice(0, 400)) ?? innerPreamble.exec(line.text.slice(0, 400));
    if (preamble?.[1] !== undefined) {
      // What the first sentence does not name is a contract of another kind, whatever follows it.
      const named = titleKind(preamble[1], off);
      if (named !== null) return { ...draft, kind: named.kind, label: labelOfTitle(preamble[1]) };
      if (!/^(?:agreement|contract)$/i.test(preamble[1].trim())) return draft;
    }
    if (signature.test(line.text)) return draft;
  }
  return draft;
}

/** A title of one to three lines that begins here: set apart, short, without a number of a clause. */
function borderTitle(lines: readonly PartLine[], index: number): { text: string; lines: number } | null {
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

/** Without what the conversion of a filing leaves before a title. */
function withoutMarks(text: string): string {
  return text.replace(/^(?:\s*(?:LOGO|[=_*-]{4,}))+\s*/, '').trim();
}

function isTitleLine({ text: whole, kind }: PartLine): boolean {
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

/** An instrument says of itself what it is and between whom, within its first lines; a heading of a clause does not. */
function opensInstrument(lines: readonly PartLine[], from: number, kind: FilePartKind): boolean {
  let length = 0;
  for (let index = from; index < Math.min(lines.length, from + 7) && length < 1_500; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    length += line.text.length;
    if (
      main.has(kind) ? isOwnPreamble(line.text, kind) : namedPreamble.test(line.text) || otherPreamble.test(line.text)
    )
      return true;
  }
  return false;
}

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

/** A running header, or the title on the next page of the same instrument. */
function isRepeated(draft: Draft | undefined, title: string, kind: FilePartKind, underExhibit: boolean): boolean {
  if (draft === undefined || draft.kind !== kind) return false;
  // A summary may be signed by itself before the lease begins.
  if (kind !== 'amendment' && main.has(kind) && !underExhibit) return true;
  if (!main.has(kind) && draft.kind === kind) return true;
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim();
  const own = plain(draft.label);
  const other = plain(labelOfTitle(title));
  return own.startsWith(other) || other.startsWith(own);
}

function exhibitClauses(clauses: readonly Clause[], length: number): ReadonlyMap<number, Clause> {
  return new Map(
    clauses
      .filter(
        (clause) =>
          clause.kind === 'exhibit' &&
          !/^(?:10|4|99)(?:\.\d+)*$/.test(clause.number) &&
          clause.end - clause.start < length * 0.5,
      )
      .map((clause) => [clause.start, clause]),
  );
}

/** Its own title, or the lines in capitals below it: `EXHIBIT A` / `TO` / `LEASE AGREEMENT BASE RENT SCHEDULE [to be completed …`. */
function titleOfExhibit(clause: Clause, lines: readonly PartLine[], index: number): string {
  let title = clause.title;
  for (let at = index + 1; at <= index + 3 && title.length < 100; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const isWhole = isTitleLine(line) || /^(?:to|of)$/i.test(line.text);
    title = `${title} ${isWhole ? line.text : (/^(?:[A-Z][A-Z’'&,-]+\s+){2,8}/.exec(line.text)?.[0] ?? '')}`;
    if (!isWhole || clause.title.length > 12) break;
  }
  return title;
}

/** Exhibits with terms of the deal: the rent table, the options, the summary. They count like the body. */
const substance =
  /\b(?:basic (?:lease )?(?:terms|provisions|information|data)|summary|rent(?:al)? (?:schedule|table)|schedule of (?:base |minimum |fixed )?rents?|(?:base|minimum|fixed|annual|monthly) rent|lease (?:data|terms|schedule)|fundamental|(?:special|additional|supplemental) (?:provisions|terms|stipulations)|option|renewal|extension|first (?:offer|refusal)|termination|expansion|security deposit|operating expenses?|definitions|addend(?:um|a)|rider)\b/i;

function isAttachment(clause: Clause, title: string, isSigned: boolean): boolean {
  if (/\bform\b|\bestoppel\b|\bletter of credit\b(?! (?:provisions|requirements|terms))/i.test(title)) return true;
  if (substance.test(`${title} ${/^(?:addendum|rider)/i.test(clause.label) ? 'addendum' : ''}`)) return false;
  // Schedules of a British lease stand before its signatures and hold its terms.
  return isSigned || !/^schedule/i.test(clause.label);
}

/** `C` comes after `B`, and `B-1` after `B`; `A` does not. */
function isLater(number: string, than: string): boolean {
  const rank = (text: string) => (/^\d/.test(text) ? Number.parseInt(text, 10) : text.toUpperCase().charCodeAt(0));
  return rank(number) > rank(than);
}

/** Much is left to be filled in, and nothing is signed. */
function isBlankForm(lines: readonly PartLine[], from: number): boolean {
  const own = lines
    .slice(from, from + 40)
    .map(({ text }) => text)
    .join('\n');
  return !/\/s\//.test(own) && (own.match(/_{3,}|\[\s*\]|\[[A-Z][^\]]{2,40}\]/g)?.length ?? 0) >= 3;
}

/** The lines of a notary's certificate, whose dates and counties are not the agreement's. */
function acknowledgments(lines: readonly PartLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, { text }] of lines.entries()) {
    if (
      !/^\W*(?:the )?(?:state|commonwealth|province|county)\s+of\b[^.]{0,60}(?:[)§]|\bss\b|:)/i.test(text) &&
      !/\bbefore me\b[^.]{0,160}\b(?:notary|undersigned|personally|appeared)|\bpersonally appeared before me\b/i.test(
        text,
      )
    )
      continue;
    let last = index;
    for (let next = index; next < Math.min(lines.length, index + 10); next += 1) {
      if (/\bnotary public\b|\bcommission expires\b/i.test(lines[next]?.text ?? '')) last = next;
    }
    for (let at = index; at <= last; at += 1) found.add(at);
  }
  return found;
}

function operativeOf(drafts: readonly Draft[], lines: readonly PartLine[]): number {
  const first = drafts[0];
  if (first === undefined || main.has(first.kind) || drafts.length === 1) return 0;
  const length = (draft: Draft) => draft.lines.reduce((sum, at) => sum + (lines[at]?.text.length ?? 0), 0);
  const own = length(first);
  const whole = drafts.filter((draft) => !draft.form && main.has(draft.kind) && length(draft) > Math.max(2_000, own));
  // Of a consent with the sublease and the master lease behind it, the sublease is what was agreed; lease forms attached
  // to a contract of another kind do not make it a lease.
  const chosen =
    first.kind === 'consent'
      ? whole.find(({ kind }) => kind === 'sublease')
      : first.kind === 'cover_letter' || (first.kind === 'other' && !isContract(first, lines))
        ? (whole.find(({ kind }) => kind === 'sublease') ?? whole[0])
        : undefined;
  return chosen === undefined ? 0 : drafts.indexOf(chosen);
}

/** More than a cover page: it names parties or says that something is agreed. */
function isContract(draft: Draft, lines: readonly PartLine[]): boolean {
  const own = draft.lines
    .map((at) => lines[at]?.text ?? '')
    .join('\n')
    .slice(0, 20_000);
  return own.length > 6_000 || /\bthis\s+(?:\w+\s+){0,4}(?:agreement|contract)\b|\bagrees? as follows\b/i.test(own);
}
