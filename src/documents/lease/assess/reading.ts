import type { Span } from '../../document.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { type Actor, mentionsIn, partyNamesOf } from './reading/actors.ts';
import { type Exception, exceptionsOf } from './reading/exceptions.ts';
import { polarityOf } from './reading/polarity.ts';
import { type Predicate, predicatesIn } from './reading/predicates.ts';
import { clauseEnd, type Statement, statementAt } from './reading/statement.ts';

export type Modality = 'shall' | 'may' | 'waives' | 'states';

/** What a clause states at one position: who acts, with what force, whether it is negated, and with what exceptions. */
export interface ClauseReading {
  readonly block: Block;
  /** The position of the verb phrase in the document. */
  readonly act: Span;
  /** The whole sentence, as far as it is in this block. */
  readonly sentence: Span;
  /**
   * The words before the list, the sentence, the neighboring sentences and the whole clause: for words that establish
   * the context.
   */
  readonly statement: Statement;
  readonly actor: Actor;
  readonly modality: Modality;
  readonly negated: boolean;
  /** An exception revokes the whole statement: `the foregoing shall not apply`. */
  readonly denied: boolean;
  readonly exceptions: readonly Exception[];
  /** The position of the governing verb in the document; null if there is none. */
  readonly predicate:
    | (Span & { readonly text: string /** Where its subject begins. */; readonly subject: number })
    | null;
  /** Why the reading is unclear, in sentences; empty if it is clear. */
  readonly doubts: readonly string[];
}

/**
 * Reads the clause at a matched verb phrase. The first main verb within the match governs it; otherwise the last one
 * before it.
 */
export function readClause(text: LeaseText, block: Block, act: Span): ClauseReading {
  const names = partyNamesOf(text);
  const statement = statementAt(text, block, act);
  const { scope } = statement;
  const predicates = predicatesIn(scope, names);
  const { governing, isSkipped } = governingOf(scope, predicates, statement);
  const polarity = polarityOf(scope, statement.act, governing);
  const between = governing ? scope.slice(governing.end, Math.max(governing.end, statement.act.start)) : '';
  const exceptions = exceptionsOf(statement);
  const passive = governing && governing.actor === 'other' ? agentOf(statement, governing, names) : null;
  const doubts = [
    ...(governing === null ? ['The sentence has no verb that says who does this.'] : []),
    ...(governing?.subordinate ? ['This is said in a condition or a subordinate clause.'] : []),
    ...(polarity.doubled ? ['The sentence has several negations.'] : []),
    ...(between.length > 450 || (isSkipped && between.length > 160)
      ? ['The sentence is long and has several verbs.']
      : []),
  ];
  return {
    block,
    act,
    sentence: statement.sentence,
    statement,
    actor: delegateOf(between, names) ?? passive ?? governing?.actor ?? null,
    modality: governing ? modalityOf(governing, between) : 'states',
    negated: polarity.negated,
    denied: exceptions.some(({ effect }) => effect === 'denies'),
    exceptions,
    predicate: governing
      ? {
          start: statement.toDocument(governing.start),
          end: statement.toDocument(governing.start) + governing.end - governing.start,
          text: governing.text,
          subject: statement.toDocument(governing.from),
        }
      : null,
    doubts,
  };
}

function governingOf(
  scope: string,
  predicates: readonly Predicate[],
  { act, ownStart }: Statement,
): { governing: Predicate | null; isSkipped: boolean } {
  const within = predicates.find(({ start, end, subordinate }) => !subordinate && end > act.start && start < act.end);
  if (within) return { governing: within, isSkipped: false };
  const before = predicates.filter(({ end }) => end <= act.start);
  let skipped: Predicate | null = null;
  for (const each of before.reverse()) {
    // A conditional or relative clause that ends with a comma is an insertion; the governing verb is before it.
    const isClosed = /,/.test(scope.slice(each.end, act.start));
    const isStopped = each.start >= ownStart && clauseEnd.test(scope.slice(each.end, act.start));
    if (isStopped) break;
    if (each.subordinate && isClosed) {
      skipped ??= each;
      continue;
    }
    return { governing: each, isSkipped: skipped !== null };
  }
  const behind = predicates.find(({ start }) => start >= act.end && start < act.end + 60);
  if (behind && skipped === null && !/[.;,]/.test(scope.slice(act.end, behind.start)))
    return { governing: { ...behind, from: Math.min(behind.from, act.start) }, isSkipped: false };
  return { governing: skipped, isSkipped: skipped !== null };
}

function modalityOf({ text }: Predicate, between: string): Modality {
  if (
    /waive|release|relinquish|disclaim/i.test(text) ||
    /\bwaiv(?:e|es|ing)\b(?!.*\b(?:may|shall)\b(?!\s+have\b))|\bto\s+(?:release|relinquish|disclaim|forgo)\b/i.test(
      between,
    )
  )
    return 'waives';
  const next = between.slice(0, 120);
  if (
    /\bmay\b|\bcan\b|\breserves?\b|\bretains?\b/i.test(text) ||
    /^\s*(?:not\s+)?(?:also\s+|at\s+\w+\s+\w+\s+)?(?:(?:have|has|be|is|are|retain|reserve)\s*)?,?[^,;.]{0,60}?\b(?:rights?|option|election|privilege|entitled|permitted|authorized|power|liberty)\b/i.test(
      next,
    )
  )
    return 'may';
  if (/shall|will|must|agree|covenant|undertake/i.test(text)) return 'shall';
  if (
    /^(?:is|are|hereby)$/i.test(text) &&
    /^\s*(?:hereby\s+)?(?:obligated|required|responsible|liable|bound)\b/i.test(next)
  )
    return 'shall';
  return 'states';
}

/** `Tenant shall permit Landlord to repair`: Landlord is the one who acts. */
function delegateOf(between: string, names: ReturnType<typeof partyNamesOf>): Actor {
  const match =
    /\b(?:permit|allow|caus|enabl|authoriz|requir|request|direct|instruct|entitl)\w*\s+((?:the\s+)?[^,;.]{4,30}?)\s{1,200}to\s+[^,;.]{0,80}$/i.exec(
      between,
    );
  const [named] = match?.[1] === undefined ? [] : mentionsIn(match[1], names);
  return named && named.actor !== 'other' && named.end === match?.[1]?.length ? named.actor : null;
}

/** `may be relocated by Landlord`, `shall be paid by Tenant`: the agent of a passive verb. */
function agentOf({ scope, act }: Statement, governing: Predicate, names: ReturnType<typeof partyNamesOf>): Actor {
  const passive =
    /^\s*(?:not\s+)?(?:hereby\s+)?(?:(?:(?:have|has)\s+been|be|been)\s*)?(?:\w+ly\s+)?\w+(?:ed|en|id|ne|ept|orne|ade)\b/i;
  if (!passive.test(scope.slice(governing.end, governing.end + 60)) && !/^(?:is|are)$/i.test(governing.text))
    return null;
  const from = governing.end;
  const zone = scope.slice(from, act.end + 100);
  const agent = mentionsIn(zone, names).find(
    ({ start }) =>
      /\b(?:by|upon|on)\s+(?:the\s+)?$/i.test(zone.slice(Math.max(0, start - 12), start)) &&
      !/[;.]\s|\b(?:which|that|who|except|if|unless)\b/.test(zone.slice(0, start)),
  );
  return agent && agent.actor !== 'other' ? agent.actor : null;
}
