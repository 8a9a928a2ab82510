import type { Risk, Severity, Side } from '../../../contract/lease-report.ts';
import { switchedOn } from '../../rules/case-suite.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { allSentences, type TermPart, termsOf } from './terms.ts';

/** A risk that a sentence of an offer states, as data. Each `unless` has an example that stays silent because of it. */
export interface LetterRisk {
  /** Stable name: 'relocation_right'. */
  readonly rule: string;
  readonly severity: Severity;
  readonly hurts: Side;
  readonly text: string;
  readonly why: string;
  readonly question: string;
  /** Matched against one sentence, or the cells of one row, white space made single. */
  readonly says: RegExp;
  readonly unless?: readonly { readonly name: string; readonly says: RegExp }[];
  /** `no duty to enforce`: the negation is the risk. */
  readonly ofNegation?: true;
}

/** Words that take nearly every statement back; each rule is silent on them. */
const denied = /^\W*(?:n\/?a|none|not applicable|strike|delete[d]?|omit(?:ted)?)\b/i;

/** A right or duty that is denied: `shall have no right to relocate`, `is not required to put and keep`. */
const deniedRight =
  /\b(?:no|any|neither)\s+(?:\w+\s+)?(?:right|option|obligation|duty|requirement)\b|\bnot\s+(?:be\s+)?(?:required|obligated|obliged|entitled|permitted|allowed|asked|asking)\b|\bwaives?\b[^.;]{0,20}\bright\b/i;

/** Whether the sentence states the risk: the rule's words without a denial at or shortly before them. */
function states({ says, unless, ofNegation }: LetterRisk, plain: string, off: string | null): boolean {
  const match = says.exec(plain);
  if (match === null || denied.test(plain)) return false;
  if (!ofNegation && deniedRight.test(plain.slice(Math.max(0, match.index - 40), match.index + match[0].length)))
    return false;
  return !switchedOn(unless ?? [], off).some((each) => each.says.test(plain));
}

/** The first passage that states the risk; null where none does. */
export function findRisk(risk: LetterRisk, text: LeaseText, off: string | null = null): Risk | null {
  if (off === risk.rule) return null;
  const sentence = sentencesOnce(text).find((each) => states(risk, each.text.replace(/\s+/g, ' '), off));
  if (sentence === undefined) return null;
  const { rule, severity, hurts, text: words, why, question } = risk;
  return {
    state: 'found',
    rule,
    severity,
    hurts,
    text: words,
    why,
    question,
    ...passageOf(text.quote({ start: sentence.start, end: Math.min(sentence.end, sentence.start + 500) })),
  };
}

const known = new WeakMap<LeaseText, readonly TermPart[]>();

/** A row of a table is read sentence by sentence as well: its last cell can have many. */
function sentencesOnce(text: LeaseText): readonly TermPart[] {
  const cached = known.get(text);
  if (cached) return cached;
  // The answer of an RFP response is read with its question: `Could we terminate on death? Not offered.`
  const answers = termsOf(text).flatMap(({ heading, parts: [part] }): TermPart[] =>
    part && /\?\s*$/.test(heading) ? [{ ...part, text: `${heading} ${part.text}` }] : [],
  );
  const found = allSentences(text).flatMap((part): TermPart[] => {
    if (/\?\W*$/.test(part.text)) return [];
    if (part.block.kind !== 'row') return [part];
    const parts: TermPart[] = [];
    let at = 0;
    for (const piece of part.text.split(/(?<=[.;])\s+(?=[A-Z0-9$£€(])/)) {
      const from = part.text.indexOf(piece, at);
      at = from + piece.length;
      parts.push({ block: part.block, start: part.start + from, end: part.start + at, text: piece });
    }
    return parts;
  });
  const all = [...found, ...answers];
  known.set(text, all);
  return all;
}

const order: readonly Severity[] = ['critical', 'high', 'medium', 'low', 'info'];

/** All risks of the offer, the gravest first, then in the order of the document. */
export function findLetterRisks(text: LeaseText, rules: readonly LetterRisk[]): Risk[] {
  return rules
    .flatMap((risk) => findRisk(risk, text) ?? [])
    .sort(
      (a, b) =>
        order.indexOf(a.severity) - order.indexOf(b.severity) ||
        (a.quote === null || b.quote === null ? 0 : a.paragraph - b.paragraph),
    );
}
