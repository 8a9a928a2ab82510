import type { RentLine } from '#contract/lease-report.ts';
import type { Span } from '../../document.ts';
import type { JudgedKind } from '../judge-kind.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { asAmended } from './amended-values.ts';
import { asSure } from './certainty.ts';
import { type Decided, type Decision, decideField } from './decide.ts';
import type { Facts, FoundField } from './facts.ts';
import type { FieldContext } from './field.ts';
import { type FieldId, fields } from './fields/index.ts';
import { inPossibleOrder } from './order-of-days.ts';
import { inOwnDollar } from './own-dollar.ts';
import { wholeStatement } from './whole-statement.ts';

/** Decides every field of the document. Evidence may request other fields; each is decided once, on first request. */
export function decideFields(text: LeaseText, judged: JudgedKind): ReadonlyMap<FieldId, Decision> {
  const decisions = new Map<string, Decision>();
  const open = new Set<string>();
  const decide = (id: string): Decision => {
    const known = decisions.get(id);
    if (known) return known;
    const field = fields.find((each) => each.id === id);
    if (field === undefined || open.has(id)) throw new RangeError(`the field ${id} asks for itself, or there is none`);
    open.add(id);
    const decision = inOwnDollar(text, asAmended(text, field.id, asSure(field.id, decideField(field, context))));
    open.delete(id);
    decisions.set(id, decision);
    return decision;
  };
  const context: FieldContext = { text, kind: judged.kind, best: (id) => decide(id).values[0] ?? null };
  for (const { id } of fields) decide(id);
  const all = decisions as Map<FieldId, Decision>;
  // An amendment repeats the dates of its lease, which is older.
  return judged.kind === 'amendment' ? all : inPossibleOrder(text, all);
}

/** The context in which a document's fields are decided. */
export function fieldContext(
  text: LeaseText,
  judged: JudgedKind,
  decisions: ReadonlyMap<FieldId, Decision>,
): FieldContext {
  const byName: ReadonlyMap<string, Decision> = decisions;
  return { text, kind: judged.kind, best: (id) => byName.get(id)?.values[0] ?? null };
}

/** Builds the facts from decisions: those of the rules alone, or completed by the claims of a language model. */
export function factsOf(
  text: LeaseText,
  judged: JudgedKind,
  decisions: ReadonlyMap<FieldId, Decision>,
  rent: readonly RentLine[],
): Facts {
  const all = (id: FieldId): FoundField[] =>
    (decisions.get(id)?.values ?? []).map((decided: Decided) => ({
      decided,
      quote: text.quote(wholeStatement(id, decided, wholeBrackets(text, wholeEnd(text.document.text, decided.span)))),
    }));
  const any = (id: FieldId) => all(id)[0] ?? null;
  const get = (id: FieldId) => all(id).find(({ decided }) => decided.state === 'found') ?? null;
  const value = (id: FieldId) => get(id)?.decided.value ?? null;
  const opening = text.document.text.slice(0, 60_000);
  const structure = String(value('lease_structure') ?? '');
  return {
    text,
    document: text.document,
    judged,
    decisions,
    isAmendment: judged.kind === 'amendment',
    isRetail:
      /\b(?:retail|shopping\s+center|restaurant|store|salon|dispensary|mall)\b/i.test(
        String(value('permitted_use') ?? ''),
      ) || (opening.match(/\bshopping\s+center\b|\bgross\s+sales\b/gi)?.length ?? 0) >= 3,
    isNet: ['NNN', 'NN', 'absolute'].includes(structure) || (structure === '' && get('opex_share') !== null),
    rent,
    get,
    any,
    all,
    value,
    number: (id) => {
      const found = value(id);
      if (typeof found === 'number') return found;
      const digits =
        typeof found === 'string' && !found.endsWith(' acres') ? /^\$?\d[\d,]*(?:\.\d+)?/.exec(found)?.[0] : undefined;
      return digits === undefined ? null : Number(digits.replace(/[$,]/g, ''));
    },
    day: (id) => {
      const found = value(id);
      return typeof found === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(found) ? found : null;
    },
  };
}

const openWord =
  /(?:^|\s)(?:an?|and|any|at|by|for|from|in|initial|its|of|on|or|such|that|the|then|this|to|upon|with)$/i;

/**
 * A quote does not end inside a word or a name, or with a word that needs the next one: `prior to the initial
 * Expiration | Date`, `the end of the term then in | effect`. Longer quotes are cut on purpose.
 */
export function wholeEnd(whole: string, { start, end }: Span): Span {
  if (end - start > 480) return { start, end };
  const rest = /^[^\n]{0,90}/.exec(whole.slice(end, end + 90))?.[0] ?? '';
  const word = /\w$/.test(whole.slice(start, end)) ? (/^[\w’'-]*/.exec(rest)?.[0] ?? '') : '';
  const last = whole.slice(Math.max(start, end - 40), end) + word;
  const behind = rest.slice(word.length);
  const name = /(?:^|\s)[A-Z][a-z]+$/.test(last)
    ? (/^(?:\s(?!(?:The|This|If|In|Landlord|Tenant|Lessor|Lessee)\b)[A-Z][a-z]+){1,3}\b/.exec(behind)?.[0] ?? '')
    : '';
  const phrase = openWord.test(last) ? (/^\s[^,;:.()\n]{1,70}(?=[,;:.()]|$)/.exec(behind)?.[0] ?? '') : '';
  return { start, end: end + word.length + (name || phrase).length };
}

/** A quote does not begin or end inside brackets: `1,957) rentable square feet` is extended to the opening bracket. */
function wholeBrackets(text: LeaseText, { start, end }: Span): Span {
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
