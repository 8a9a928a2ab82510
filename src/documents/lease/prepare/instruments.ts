import type { Clause, Span } from '../../document.ts';
import { exhibitClauses, isAttachment, isBlankForm, isLater, titleOfExhibit } from './exhibits.ts';
import {
  amendsBelow,
  borderTitle,
  isRepeated,
  isTitleLine,
  mainKinds,
  opensInstrument,
  type PartLine,
} from './instrument-borders.ts';
import { type FilePartKind, labelOfTitle, titleKind } from './instrument-titles.ts';

/** One document within the file: the lease, its amendment, a consent, an attached master lease, a guaranty. */
export interface Instrument extends Span {
  readonly index: number;
  readonly kind: FilePartKind;
  /** Its title as a reader would cite it: 'First Amendment to Lease'; 'Document' if it has none. */
  readonly label: string;
  /** The instrument that the report is about. */
  readonly operative: boolean;
  /** A form to be signed later, or a copy with blanks. */
  readonly form: boolean;
  /** Attached in the file as an exhibit: its title is below `EXHIBIT B`. */
  readonly exhibit: boolean;
  readonly firstPage: number;
  readonly lastPage: number;
}

export interface FileParts {
  readonly instruments: readonly Instrument[];
  /** By line: its instrument, and whether it is in an exhibit or an acknowledgment. */
  readonly places: readonly LinePlace[];
}

export interface LinePlace {
  readonly instrument: number;
  readonly attached: boolean;
  readonly acknowledgment: boolean;
}

interface OpenPart {
  kind: FilePartKind;
  label: string;
  start: number;
  /** The numbering of the exhibit that contains it; a later exhibit in the same series ends it. */
  exhibit: string | null;
  /** Between the line `EXHIBIT B` and the title there are only other titles. */
  bound: boolean;
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
  const parts: OpenPart[] = [opening(lines, off)];
  const places: { instrument: number; attached: boolean; acknowledgment: boolean }[] = [];
  let current = 0;
  let attached = false;
  let exhibit: { number: string; line: number; end: number } | null = null;
  let isSigned = false;
  let signedAt = Number.NEGATIVE_INFINITY;
  const acknowledged = acknowledgments(lines);
  for (const [index, line] of lines.entries()) {
    const part = parts[current];
    if (part === undefined) break;
    if (exhibit !== null && line.start >= exhibit.end) {
      // The document's numbering continues, so the exhibit was only mentioned here.
      exhibit = null;
      attached = false;
    }
    const clause = exhibitAt.get(line.start);
    if (clause !== undefined && !line.contents) {
      if (part.exhibit !== null && !mainKinds.has(part.kind) && isLater(clause.number, part.exhibit)) {
        current = part.parent ?? 0;
      }
      exhibit = { number: clause.number, line: index, end: clause.end };
      attached = isAttachment(clause, titleOfExhibit(clause, lines, index), isSigned);
    }
    const title = line.contents || index === 0 ? null : borderTitle(lines, index);
    if (title !== null) {
      const known = titleKind(title.text, off);
      const underExhibit = exhibit !== null && index - exhibit.line <= 3;
      if (
        known !== null &&
        (isSigned || underExhibit || amendsBelow(lines, index + title.lines, known.kind)) &&
        !isRepeated(parts[current], title.text, known.kind, underExhibit)
      ) {
        if (known.kind === 'attachment') {
          // Inside an addendum it is an ordinary heading.
          if (underExhibit || line.page !== lines[index - 1]?.page) attached = true;
        } else if (known.kind === 'addendum') attached = false;
        else if (
          opensInstrument(lines, index + title.lines, known.kind) ||
          (!mainKinds.has(known.kind) &&
            line.page !== lines[index - 1]?.page &&
            (exhibit !== null || index - signedAt <= 40))
        ) {
          parts.push({
            kind: known.kind,
            label: labelOfTitle(title.text),
            start: index,
            exhibit: underExhibit ? (exhibit?.number ?? null) : null,
            bound: underExhibit && lines.slice((exhibit?.line ?? 0) + 1, index).every(isTitleLine),
            form: /\bform\s+of\b/i.test(title.text) || (underExhibit && isBlankForm(lines, index)),
            parent: current,
            lines: [],
          });
          current = parts.length - 1;
          attached = false;
          if (mainKinds.has(known.kind)) exhibit = null;
        }
      }
    }
    if (signature.test(line.text)) {
      isSigned = true;
      signedAt = index;
    }
    parts[current]?.lines.push(index);
    places.push({ instrument: current, attached, acknowledgment: acknowledged.has(index) });
  }
  const operative = operativeOf(parts, lines);
  return {
    places,
    instruments: parts.map(({ kind, label, form, bound, lines: own }, index): Instrument => {
      const first = lines[own[0] ?? 0];
      const last = lines[own.at(-1) ?? 0];
      return {
        index,
        kind,
        label,
        form,
        exhibit: bound,
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
/** After a title in the same paragraph. */
const innerPreamble =
  /\bTHIS\s+((?:[^\s.;,()]+\s+){0,8}?(?:AGREEMENT|(?:SUB-?)?LEASE|AMENDMENT|LICEN[CS]E|GUARANTY|CONTRACT|CONSENT))\b/;

function opening(lines: readonly PartLine[], off: string | null): OpenPart {
  const part: OpenPart = {
    kind: 'other',
    label: 'Document',
    start: 0,
    exhibit: null,
    bound: false,
    form: false,
    parent: null,
    lines: [],
  };
  for (let index = 0; index < Math.min(lines.length, 40); index += 1) {
    const line = lines[index];
    if (line === undefined || line.contents) continue;
    if (/^dear\b/i.test(line.text)) return { ...part, kind: 'cover_letter', label: 'Letter' };
    const title = borderTitle(lines, index);
    const known = title === null ? null : titleKind(title.text, off);
    if (title !== null && known !== null && known.kind !== 'attachment' && known.kind !== 'addendum')
      return { ...part, kind: known.kind, label: labelOfTitle(title.text) };
    const preamble = ownPreamble.exec(line.text.slice(0, 400)) ?? innerPreamble.exec(line.text.slice(0, 400));
    if (preamble?.[1] !== undefined) {
      // If the first sentence of a contract doesn't name a lease, the contract is of another kind, regardless of the
      // text that follows.
      const named = titleKind(preamble[1], off);
      if (named !== null) return { ...part, kind: named.kind, label: labelOfTitle(preamble[1]) };
      if (!/^(?:agreement|contract)$/i.test(preamble[1].trim())) return part;
    }
    if (signature.test(line.text)) return part;
  }
  return part;
}

/** The lines of a notary's certificate, whose dates and counties are not the agreement's. */
function acknowledgments(lines: readonly PartLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, { text }] of lines.entries()) {
    if (
      !/^\W*(?:the )?(?:state|commonwealth|province|county)\s+of\b[^.]{0,60}(?:[)§]|\bss\b|:)/i.test(text) &&
      !/\bbefore me\b[^.]{0,160}\b(?:notary|undersigned|personally|appeared)|\bpersonally appeared before me\b|^\W*the foregoing\b[^.]{0,80}\bbefore me\b/i.test(
        text,
      )
    )
      continue;
    let last = index;
    for (let next = index; next < Math.min(lines.length, index + 10); next += 1) {
      if (
        /\bnotary (?:public|commission)\b|\bcommission (?:expires|no|number)\b|^\W*expires\W/i.test(
          lines[next]?.text ?? '',
        )
      )
        last = next;
    }
    for (let at = index; at <= last; at += 1) found.add(at);
  }
  return found;
}

function operativeOf(parts: readonly OpenPart[], lines: readonly PartLine[]): number {
  const first = parts[0];
  if (first === undefined || mainKinds.has(first.kind) || parts.length === 1) return 0;
  const length = (part: OpenPart) => part.lines.reduce((sum, at) => sum + (lines[at]?.text.length ?? 0), 0);
  // A consent may be longer than the sublease that it is about.
  const least = first.kind === 'consent' ? 1_000 : Math.max(2_000, length(first));
  const whole = parts.filter((part) => !part.form && mainKinds.has(part.kind) && length(part) > least);
  // In a consent followed by the sublease and the master lease, the sublease is the actual agreement. Lease forms
  // attached to another kind of contract don't make it a lease.
  const chosen =
    first.kind === 'consent'
      ? whole.find(({ kind }) => kind === 'sublease')
      : first.kind === 'cover_letter' || (first.kind === 'other' && !isContract(first, lines))
        ? (whole.find(({ kind }) => kind === 'sublease') ?? whole[0])
        : undefined;
  return chosen === undefined ? 0 : parts.indexOf(chosen);
}

/** More than a cover page: it names parties or contains an agreement. */
function isContract(part: OpenPart, lines: readonly PartLine[]): boolean {
  const own = part.lines
    .map((at) => lines[at]?.text ?? '')
    .join('\n')
    .slice(0, 20_000);
  return own.length > 6_000 || /\bthis\s+(?:\w+\s+){0,4}(?:agreement|contract)\b|\bagrees? as follows\b/i.test(own);
}
