import type { Severity } from '#contract/severities.ts';
import type { Span } from '../../document.ts';
import { switchedOn } from '../../rules/case-suite.ts';
import type { State } from '../extract/decide.ts';
import type { Block } from '../prepare/block.ts';
import { hitsIn, type LeaseText } from '../prepare/lease-text.ts';
import { placeIn } from '../prepare/passage.ts';
import { deletedSections, isDeleted } from './deleted-sections.ts';
import { quoteSpan, withCondition } from './quote-span.ts';
import { confirms, softens } from './reading/exceptions.ts';
import { type ClauseReading, readClause } from './reading.ts';
import type { Reach, StatementAct, StatementExclusion, StatementRule } from './risk-rule.ts';

export type StatementFinding = State & {
  readonly rule: StatementRule;
  readonly act: StatementAct;
  readonly reading: ClauseReading;
  readonly severity: Severity;
  readonly text: string;
  /** The passage to quote. */
  readonly span: Span;
  /** The clause states the opposite. */
  readonly isOpposite: boolean;
};

/** Parts of the clause reader that tests switch off to prove that a rule needs them. */
export type ReadingPart = 'polarity' | 'actor' | 'exceptions';

/** No ordinary paragraph has more matches of a rule; the limit keeps the time for a hostile one short. */
const mostHits = 25;
const mostInAll = 400;

/** Where a rule's risk is stated: the clearest passage, or every passage for a rule with `many`. */
export function findStatements(rule: StatementRule, text: LeaseText, off: string | null = null): StatementFinding[] {
  const read = switchedOn(rule.acts, off)
    .flatMap((act) =>
      text
        .blocksWith(act.words)
        .filter((block) => isRead(text, rule, block))
        .flatMap((block) => hitsIn(block, act.act).slice(0, mostHits))
        .slice(0, mostInAll)
        .flatMap((hit) => {
          const finding = judge(rule, act, text, readClause(text, hit.block, hit.group(1) ?? hit), off);
          return finding === null ? [] : [finding];
        }),
    )
    .sort((a, b) => rank(a) - rank(b) || a.span.start - b.span.start);
  const opposites = read.filter(
    ({ isOpposite, reading }) =>
      isOpposite && !isConditional(reading) && !confirms.test(reading.statement.scope + reading.statement.tail),
  );
  const found = read
    .filter(({ isOpposite }) => !isOpposite)
    .map((finding) => {
      // A proviso of the same sentence is one of its exceptions.
      const opposite = opposites.find(({ reading }) => reading.sentence.start !== finding.reading.sentence.start);
      return opposite === undefined ? finding : contradicted(finding, text, opposite);
    });
  return rule.many ? withoutOverlap(found) : found.slice(0, 1);
}

/**
 * What the clauses say at each of these phrases within a passage, including the opposite of the risk. Used for a
 * passage that something other than the rules has read as the risk.
 */
export function readPassage(
  rule: StatementRule,
  acts: readonly StatementAct[],
  text: LeaseText,
  block: Block,
  { start, end }: Span,
): StatementFinding[] {
  return acts.flatMap((act) =>
    hitsIn(block, act.act, start, end)
      .slice(0, mostHits)
      .flatMap((hit) => judge(rule, act, text, readClause(text, block, hit.group(1) ?? hit), null) ?? []),
  );
}

/** `If Landlord declines to recapture the space` describes a consequence; it does not deny the right. */
function isConditional({ statement: { scope, ownStart, act } }: ClauseReading): boolean {
  return /^\W*(?:\(?[a-z\d.]{1,6}[.)]\s+)?(?:if|in\s+the\s+event|should|when)\b(?![^.;]*\bthen\b)/i.test(
    scope.slice(ownStart, act.start),
  );
}

function isRead(text: LeaseText, rule: StatementRule, block: Block): boolean {
  if (!block.operative || block.attached || (block.kind === 'heading' && block.text.length < 120)) return false;
  if (rule.topics === undefined) return true;
  const topics = text.topicsOf(block);
  return topics.length === 0 || topics.some((topic) => rule.topics?.includes(topic));
}

function judge(
  rule: StatementRule,
  act: StatementAct,
  text: LeaseText,
  reading: ClauseReading,
  off: string | null,
): StatementFinding | null {
  const isOn = (part: ReadingPart) => off !== part;
  if (reading.predicate === null) return null;
  if (isOn('polarity') && isDoubled(reading)) return null;
  const isOpposite = isOn('polarity') && reading.negated !== (act.negated ?? false);
  if (isOn('actor') && !act.actors.includes(reading.actor)) return null;
  if (
    !isOpposite &&
    act.modality !== undefined &&
    !act.modality.includes(reading.modality) &&
    off !== `${act.name}.modality`
  )
    return null;
  if (isOn('exceptions') && reading.denied) return null;
  if (act.isRelative !== true && reading.doubts.some((doubt) => /subordinate/.test(doubt))) return null;
  if (act.scene && off !== `${act.name}.scene` && !reaches(text, reading, act.scene)) return null;
  if (switchedOn(rule.unless ?? [], off).some((exclusion) => reaches(text, reading, exclusion))) return null;
  if (isDeleted(text, reading.act, deletedSections(text))) return null;
  const limit = reading.exceptions.find(({ effect, where, text: words }) => {
    if (effect !== 'limits' || rule.tolerates?.test(words)) return false;
    return (
      where !== 'next' ||
      act.words.some((word) => words.toLowerCase().includes(word)) ||
      softens.test(words) ||
      /\b(?:foregoing|such|this\s+(?:section|paragraph|article|waiver|right|lien|indemnity|obligation|release))\b/i.test(
        words,
      )
    );
  });
  const doubt =
    reading.doubts.find((doubt) => !(act.isRelative && /subordinate/.test(doubt))) ??
    (limit === undefined ? undefined : `The clause has an exception: “${shortly(limit.text)}”`);
  const severity = act.severity ?? rule.severity;
  return {
    rule,
    act,
    reading,
    span:
      act.quotesScene && act.scene ? withCondition(quoteSpan(reading), reading, act.scene.pattern) : quoteSpan(reading),
    text: act.text ?? rule.text,
    isOpposite,
    ...(doubt === undefined
      ? { state: 'found', severity }
      : // A critical risk must be certain.
        {
          state: 'check',
          reason: doubt,
          severity: severity === 'critical' || severity === 'high' ? 'medium' : severity,
        }),
  };
}

/** An addendum often revokes what the form states; a person must check which of the two applies. */
function contradicted(finding: StatementFinding, text: LeaseText, { span }: StatementFinding): StatementFinding {
  if (finding.state === 'check') return finding;
  const { text: words } = text.quote(span);
  const { severity } = finding;
  return {
    ...finding,
    state: 'check',
    reason: `The document also says the opposite${placeIn(text, span)}: “${shortly(words)}”`,
    severity: severity === 'critical' || severity === 'high' ? 'medium' : severity,
  };
}

function isDoubled({ doubts }: ClauseReading): boolean {
  return doubts.some((doubt) => /negations/.test(doubt));
}

function reaches(
  text: LeaseText,
  reading: ClauseReading,
  { pattern, where }: Pick<StatementExclusion, 'pattern' | 'where'>,
): boolean {
  const { statement, block } = reading;
  const within: Record<Reach, () => boolean> = {
    act: () => pattern.test(statement.scope.slice(Math.max(0, statement.act.start - 40), statement.act.end + 40)),
    lead: () => pattern.test(statement.scope.slice(Math.max(0, statement.act.start - 160), statement.act.start)),
    sentence: () => pattern.test(statement.scope.slice(0, statement.act.end) + statement.tail),
    next: () => pattern.test(statement.after.join(' ')),
    clause: () => pattern.test(`${statement.scope}${statement.tail}\n${statement.clause}`),
    section: () => pattern.test(headingsOf(text, block)),
    document: () => isAnywhere(text, pattern),
  };
  return within[where]();
}

const numbering = /^[\s\d.()]*/;

/** Headings around a paragraph, the title at its beginning and a title on a separate line above it. */
function headingsOf(text: LeaseText, block: Block): string {
  const unnumbered = block.text.slice(numbering.exec(block.text)?.[0].length ?? 0);
  const above = text.blocks[block.index - 1]?.text ?? '';
  return [block.section, /^[^.:]{0,60}[.:]/.exec(unnumbered)?.[0] ?? '', above.length < 70 ? above : ''].join(' | ');
}

const anywhere = new WeakMap<LeaseText, Map<RegExp, boolean>>();

function isAnywhere(text: LeaseText, pattern: RegExp): boolean {
  const known = anywhere.get(text) ?? new Map<RegExp, boolean>();
  anywhere.set(text, known);
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const found = text.blocks.some((each) => each.operative && !each.contents && pattern.test(each.text));
  known.set(pattern, found);
  return found;
}

function rank({ state, severity }: StatementFinding): number {
  return (state === 'found' ? 0 : 10) + ['critical', 'high', 'medium', 'low', 'info'].indexOf(severity);
}

function withoutOverlap(found: readonly StatementFinding[]): StatementFinding[] {
  const kept: StatementFinding[] = [];
  for (const each of found)
    if (!kept.some(({ span }) => span.start < each.span.end && each.span.start < span.end)) kept.push(each);
  return kept;
}

function shortly(words: string): string {
  const plain = words.replace(/\s+/g, ' ').trim();
  return plain.length > 110 ? `${plain.slice(0, 107).trimEnd()}…` : plain;
}
