import type { Finding } from '../../contract/document-report.ts';
import type { Quote, Span } from '../document.ts';
import { fieldRules } from './fields/field-rules.ts';
import type { Candidate, FieldContext, FieldRule } from './fields/rule.ts';
import type { InstrumentKind } from './judge-kind.ts';
import type { LeaseText } from './prepare/lease-text.ts';
import { passageOf } from './prepare/passage.ts';

/** What was found of each field, with the quote it stands on. */
export interface FoundFields {
  /** The best reading, or all of a field that has several. */
  readonly found: ReadonlyMap<string, readonly FoundField[]>;
  /** Other readings of single fields with a different value, the strongest first. */
  readonly others: ReadonlyMap<string, readonly FoundField[]>;
  readonly missing: readonly FieldRule[];
  first(id: string): FoundField | null;
}

export interface FoundField {
  readonly candidate: Candidate;
  readonly quote: Quote;
}

/** Below this a reading is a guess and is not reported. */
const floor = 14;

export function findFields(text: LeaseText, kind: InstrumentKind): FoundFields {
  const best = new Map<string, Candidate>();
  const found = new Map<string, FoundField[]>();
  const others = new Map<string, FoundField[]>();
  const missing: FieldRule[] = [];
  const context: FieldContext = { text, kind, best: (id) => best.get(id) ?? null };
  for (const rule of fieldRules) {
    const ranked = rule
      .find(context)
      .filter(
        ({ score, value, span }) =>
          score >= floor && value !== '' && text.document.text.slice(span.start, span.end).trim() !== '',
      )
      .sort((a, b) => (rule.many ? a.span.start - b.span.start : b.score - a.score || a.span.start - b.span.start));
    const top = ranked[0];
    if (top === undefined) {
      missing.push(rule);
      continue;
    }
    best.set(rule.id, top);
    const kept = rule.many ? ranked : [top];
    found.set(
      rule.id,
      kept.map((candidate) => ({ candidate, quote: text.quote(tidy(text, candidate.span)) })),
    );
    if (!rule.many) {
      const differing = ranked.filter(
        ({ value, score }) => JSON.stringify(value) !== JSON.stringify(top.value) && score >= top.score - 30,
      );
      others.set(
        rule.id,
        differing.slice(0, 5).map((candidate) => ({ candidate, quote: text.quote(tidy(text, candidate.span)) })),
      );
    }
  }
  return { found, others, missing, first: (id) => found.get(id)?.[0] ?? null };
}

/** As the report shows it. */
export function findingOf({ candidate, quote }: FoundField): Finding {
  const { value, shown, note } = candidate;
  return { value, shown, ...passageOf(quote), ...(note === undefined ? {} : { note }) };
}

/** A quote does not begin or end within brackets that it cuts: `1,957) rentable square feet` takes its opening bracket. */
function tidy(text: LeaseText, { start, end }: Span): Span {
  const whole = text.document.text;
  const piece = whole.slice(start, end);
  const opened = piece.match(/\(/g)?.length ?? 0;
  const closed = piece.match(/\)/g)?.length ?? 0;
  if (closed > opened) {
    const at = whole.lastIndexOf('(', start);
    if (at >= start - 80 && at >= 0 && !whole.slice(at, start).includes('\n')) return { start: at, end };
  }
  if (opened > closed) {
    const at = whole.indexOf(')', end);
    if (at >= 0 && at < end + 60 && !whole.slice(end, at).includes('\n')) return { start, end: at + 1 };
  }
  return { start, end };
}
