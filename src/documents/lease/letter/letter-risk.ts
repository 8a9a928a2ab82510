import type { Risk, Side } from '#contract/lease-report.ts';
import type { Severity } from '#contract/severities.ts';
import { switchedOn } from '../../rules/case-suite.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import type { LetterTopic } from './letter-topic.ts';
import { allSentences, type TermPart, termsOf, topicsWithin } from './terms.ts';

/**
 * A risk that a sentence in an offer can state, as data. Each piece of evidence has an example that it reports, and
 * each exclusion has one in which nothing is reported.
 */
export interface LetterRisk {
  /** Stable name: 'relocation_right'. */
  readonly rule: string;
  readonly severity: Severity;
  readonly hurts: Side;
  readonly text: string;
  readonly why: string;
  readonly question: string;
  /** Common wordings. */
  readonly evidence: readonly RiskEvidence[];
  /** Not reported for a passage that one of these rules, or any rule, reports, because those are more specific. */
  readonly yieldsTo?: readonly string[] | 'any';
  readonly unless?: readonly RiskExclusion[];
  /** `no duty to enforce`: the negation is the risk. */
  readonly ofNegation?: true;
}

/** Matched against one sentence, or the cells of one row, with white space collapsed. */
export interface RiskEvidence {
  readonly name: string;
  readonly says: RegExp;
  /** Words that the sentence must also contain, in any order, because authors rarely use the same order. */
  readonly and?: readonly RegExp[];
  /**
   * Read only under a heading on one of these topics; for example, `not below the last rent` is about the renewal under
   * such a heading.
   */
  readonly under?: readonly LetterTopic[];
}

export interface RiskExclusion {
  readonly name: string;
  readonly says: RegExp;
  /** Searched for in the whole offer, not only in the sentence: a cap two paragraphs later is still a cap. */
  readonly anywhere?: true;
}

/** Words that negate nearly any statement; rules ignore sentences that contain them. */
const denied = /^\W*(?:n\/?a|none|not applicable|strike|delete[d]?|omit(?:ted)?)\b/i;
/** `Relocation: none`. */
const emptyRow = /^[^\t]{0,60}\t\W*(?:n\/?a|none)\W*(?:$|[.;])/i;

/** A right or duty that is negated: `shall have no right to relocate`, `is not required to put and keep`. */
const deniedRight =
  /\b(?:no|any|neither)\s+(?:\w+\s+)?(?:right|option|obligation|duty|requirement)\b|\bnot\s+(?:be\s+)?(?:required|obligated|obliged|entitled|permitted|allowed|asked|asking)\b|\bneed(?:n['’]t| not)\b|\bwaives?\b[^.;]{0,20}\bright\b/i;

/** The other party's request is refused, so it isn't a term: `You asked for a guaranty – that is a deal breaker.` */
const refusedWish =
  /\b(?:deal[- ]?breaker|non-?starter|not acceptable|unacceptable|(?:can ?not|can['’]t|won['’]t|will not|do not|don['’]t) (?:accept|agree to|sign up to|live with))\b/i;

/** If the rule itself contains no negation, `The deposit is not forfeited` and `No automatic renewal` deny the risk. */
const negation = /\bno\b|\bnot\b|n\[?['’]|never|without|nothing|none/i;
const deniedVerb = /(?:\bnot|\bnever|n['’]t)\s(?:be\s)?(?:repaid|payable|lost|charged|owed)\b/i;
const deniedWithin = /\b(?:not|never|no longer)\s(?:\w+\s){0,2}\S+$|n['’]t\s(?:\w+\s){0,2}\S+$/i;
const deniedBefore =
  /^\W*(?:[^:\t.]{2,40}[:\t]\s*)?(?:no|not|nothing|neither|never|without(?: an?)?)\s(?:(?!but\b|only\b|later\b|more\b|less\b|exceed)\w+\s){0,2}$/i;
const deniedAfter = /^\W{0,3}(?:nothing|none|no (?:rights?|claims?))\b/i;

/** `If the lease is not signed by May`: a negated condition denies nothing. */
const conditional = /\b(?:if|unless|until|should|when|where|in case|provided)\b[^.;]{0,80}$/i;

/** `Landlord waives its lien`, `The relocation right is deleted`. */
const givenUpBefore =
  /\b(?:landlord|lessor|owner|LL|we)\s(?:hereby |also |will |shall |agrees to )?(?:waives?|drops?|deletes?|gives? up|strikes?)\s(?:\w+\s){0,3}$/i;
const givenUpAfter =
  /^[^.;:]{0,20}\b(?:waived|struck|deleted|dropped|removed|withdrawn|not (?:required|needed|applicable))\W*$/i;

/** Whether the match is denied by words that are not part of the rule itself. */
function isDenied(says: RegExp, plain: string, { 0: words, index }: RegExpExecArray): boolean {
  const before = plain.slice(0, index);
  const after = plain.slice(index + words.length);
  const isConditional = conditional.test(before + words);
  if (deniedAfter.test(after) || givenUpBefore.test(before)) return true;
  if (!isConditional && (givenUpAfter.test(after) || deniedVerb.test(words))) return true;
  if (!negation.test(words) && deniedBefore.test(before)) return true;
  return !isConditional && !negation.test(says.source.replaceAll('\\b', ' ')) && deniedWithin.test(words);
}

const deniedJustBefore = /(?:\b(?:not|never|no longer)|n['’]t)\s(?:be |been |to be |ever |so )?$/i;

/** `Deposit not forfeited`: the second word of the risk is denied. */
function isDeniedWord(and: RegExp, plain: string): boolean {
  const match = and.exec(plain);
  return (
    match !== null &&
    !negation.test(and.source.replaceAll('\\b', ' ')) &&
    deniedJustBefore.test(plain.slice(0, match.index)) &&
    !conditional.test(plain.slice(0, match.index))
  );
}

/** A sentence of the offer with the topics of its heading. */
interface Statement {
  readonly part: TermPart;
  readonly plain: string;
  readonly topics: ReadonlySet<LetterTopic>;
  /** Topics of its heading or, if it has none, of its words. */
  readonly spoken: readonly LetterTopic[];
}

/** Whether the sentence states the risk: words of its evidence, without a denial in or shortly before them. */
function states(risk: LetterRisk, { plain, topics }: Statement, whole: string, off: string | null): boolean {
  if (denied.test(plain) || (!risk.ofNegation && (emptyRow.test(plain) || refusedWish.test(plain)))) return false;
  const found = switchedOn(risk.evidence, off).some(({ says, and, under }) => {
    if (under && !under.some((topic) => topics.has(topic))) return false;
    const match = says.exec(plain);
    if (match === null || and?.some((each) => !each.test(plain))) return false;
    if (!risk.ofNegation && and?.some((each) => isDeniedWord(each, plain))) return false;
    return (
      risk.ofNegation === true ||
      (!isDenied(says, plain, match) &&
        !deniedRight.test(plain.slice(Math.max(0, match.index - 40), match.index + match[0].length)))
    );
  });
  return found && !switchedOn(risk.unless ?? [], off).some((each) => each.says.test(each.anywhere ? whole : plain));
}

/** The first passage that states the risk; null if none does. */
export function findRisk(
  risk: LetterRisk,
  text: LeaseText,
  off: string | null = null,
  newer: ReadonlySet<LetterTopic> | null = null,
): Risk | null {
  if (off === risk.rule) return null;
  const { statements, whole } = readOnce(text);
  const statement = statements.find(
    (each) => (newer === null || stillCounts(each, newer)) && states(risk, each, whole, off),
  );
  if (statement === undefined) return null;
  const { rule, severity, hurts, text: words, why, question } = risk;
  const { start, end } = statement.part;
  return {
    state: 'found',
    rule,
    severity,
    hurts,
    text: words,
    why,
    question,
    ...passageOf(text.quote({ start, end: Math.min(end, start + 500) })),
  };
}

/** Sentences in an older message count only if they have a topic that no newer message mentions. */
function stillCounts({ spoken }: Statement, newer: ReadonlySet<LetterTopic>): boolean {
  return spoken.length > 0 && !spoken.some((topic) => newer.has(topic));
}

interface Statements {
  readonly statements: readonly Statement[];
  readonly whole: string;
}

const known = new WeakMap<LeaseText, Statements>();

function readOnce(text: LeaseText): Statements {
  const cached = known.get(text);
  if (cached) return cached;
  const headed = termsOf(text).flatMap((term) => {
    const spoken = topicsWithin(term);
    return term.parts.map(({ start, end }) => ({ start, end, topics: term.topics, spoken }));
  });
  // `Personal guarantee` above a paragraph says only what that paragraph is about.
  const titles = new Set(
    termsOf(text).flatMap(({ heading, parts: [first] }) =>
      heading !== '' && first !== undefined && first.block.text.indexOf(heading) < 0 ? [heading] : [],
    ),
  );
  const isTitle = ({ text: words }: TermPart) => titles.has(words.trim().replace(/^\(?[\dA-Za-z.]{1,5}[.)]\s+/, ''));
  const statements = sentencesWithAnswers(text)
    .filter((part) => !isTitle(part))
    .map((part): Statement => {
      const own = headed.filter(({ start, end }) => start < part.end && end > part.start);
      return {
        part,
        plain: part.text.replace(/(?:(?<!\s)\s+)?\t\s*/g, '\t').replace(/[^\S\t]+/g, ' '),
        topics: new Set(own.flatMap(({ topics }) => topics)),
        spoken: own.flatMap(({ spoken }) => spoken),
      };
    });
  const made = { statements, whole: text.document.text.replace(/\s+/g, ' ') };
  known.set(text, made);
  return made;
}

/** A table row is also read sentence by sentence, because its last cell can contain many. */
function sentencesWithAnswers(text: LeaseText): readonly TermPart[] {
  // An answer in an RFP response is read with its question: `Could we terminate on death? Not offered.`
  const answers = termsOf(text).flatMap(({ heading, parts: [part] }): TermPart[] =>
    part && /\?\s*$/.test(heading) ? [{ ...part, text: `${heading} ${part.text}` }] : [],
  );
  const found = allSentences(text).flatMap((part): TermPart[] => {
    if (/\?\W{0,200}$/.test(part.text)) return [];
    if (part.block.kind !== 'row') return [part];
    const parts: TermPart[] = [];
    let at = 0;
    for (const piece of part.text.split(/(?<=[.;])(?<!\b(?:Dr|Mr|Mrs|Ms|St|No)\.)\s+(?=[A-Z0-9$£€(])/)) {
      const from = part.text.indexOf(piece, at);
      at = from + piece.length;
      parts.push({ block: part.block, start: part.start + from, end: part.start + at, text: piece });
    }
    return parts;
  });
  return [...found, ...answers];
}

const order: readonly Severity[] = ['critical', 'high', 'medium', 'low', 'info'];

/**
 * An older message in a thread, and the topics of newer messages: for these topics, the older message no longer
 * applies.
 */
export interface OlderMessage {
  readonly text: LeaseText;
  readonly newer: ReadonlySet<LetterTopic>;
}

/** All risks of the offer, the most severe first, then in the order of the document. */
export function findLetterRisks(
  text: LeaseText,
  rules: readonly LetterRisk[],
  older: readonly OlderMessage[] = [],
): Risk[] {
  const found = rules.flatMap(
    (risk) =>
      findRisk(risk, text) ?? older.flatMap((each) => findRisk(risk, each.text, null, each.newer) ?? [])[0] ?? [],
  );
  const isSaid = ({ rule, quote }: Risk) => {
    const exact = rules.find((each) => each.rule === rule)?.yieldsTo;
    if (exact === undefined) return false;
    return found.some(
      (other) =>
        other.quote === quote &&
        other.rule !== rule &&
        (exact === 'any' ? !isGeneral(other) : exact.includes(other.rule)),
    );
  };
  const isGeneral = ({ rule }: Risk) => rules.find((each) => each.rule === rule)?.yieldsTo === 'any';
  return inOrder(found.filter((risk) => !isSaid(risk)));
}

/** Most severe first, then certain ones before those to check, each in document order. */
export function inOrder(risks: readonly Risk[]): Risk[] {
  const doubt = ({ state }: Risk) => (state === 'check' ? 1 : 0);
  return risks.toSorted(
    (a, b) =>
      order.indexOf(a.severity) - order.indexOf(b.severity) ||
      doubt(a) - doubt(b) ||
      (a.quote === null || b.quote === null ? 0 : a.paragraph - b.paragraph),
  );
}
