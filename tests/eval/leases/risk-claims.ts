import { statementRules } from '#documents/lease/assess/risks/index.ts';
import { fieldContext } from '#documents/lease/extract/collect-facts.ts';
import type { JudgedKind } from '#documents/lease/judge-kind.ts';
import type { RiskClaim } from '#documents/lease/model/ask-model.ts';
import { findClaimed } from '#documents/lease/model/locate-claim.ts';
import { verifyRiskClaim } from '#documents/lease/model/risk-claims/verify-risk-claim.ts';
import { type LeaseText, prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { randomNumbers } from './claims.ts';
import { alone, filled, opening, readWordings, type Wording } from './clause-wordings.ts';

/**
 * Claimed risks: those that the rules report too, those that are shown for checking, and those that the checks reject.
 */
export interface RiskClaimScore {
  readonly tried: number;
  readonly known: number;
  readonly shown: number;
  /** One line for each, for the half that may be read. */
  readonly lines: readonly string[];
}

/** False claims: a clause without the risk, the clause of another risk, and the clause negated or made mutual. */
export const families = ['harmless', 'other risk', 'negated', 'each party', 'not applicable'] as const;
export type Family = (typeof families)[number];

export interface RiskClaimScores {
  readonly perfect: RiskClaimScore;
  readonly false: Readonly<Record<Family, RiskClaimScore>>;
}

type Score = { -readonly [Key in keyof RiskClaimScore]: Key extends 'lines' ? string[] : number };

/** Claims about the odd-numbered or the even-numbered documents of `clause-wordings`. */
export function scoreRiskClaims(half: 'odd' | 'even'): RiskClaimScores {
  const random = randomNumbers(5);
  const perfect = empty();
  const lies = Object.fromEntries(families.map((family) => [family, empty()])) as Record<Family, Score>;
  const byRule = readWordings();
  const most = Math.max(...[...byRule.values()].map((list) => list.length));
  for (let number = half === 'odd' ? 1 : 2; number <= most; number += 2) {
    const own = [...byRule.values()].flatMap((list) => list[number - 1] ?? []);
    const groups = [
      own.filter(({ rule }) => !alone.has(rule)),
      ...own.filter(({ rule }) => alone.has(rule)).map((each) => [each]),
    ];
    for (const wordings of groups) {
      const read = documentOf(wordings, number);
      for (const { rule, fires, text } of wordings) {
        const quote = filled(text, number);
        count(fires ? perfect : lies.harmless, read, { rule, quote });
        for (const other of fires ? othersOf(rule, random) : [])
          count(lies['other risk'], read, { rule: other, quote });
      }
    }
    for (const family of ['negated', 'each party', 'not applicable'] as const)
      for (const wording of own.filter(({ fires }) => fires)) {
        const text = changed(family, wording);
        if (text === null) continue;
        const read = documentOf([{ ...wording, text }], number);
        count(lies[family], read, { rule: wording.rule, quote: filled(text, number) });
      }
  }
  return { perfect, false: lies };
}

function empty(): Score {
  return { tried: 0, known: 0, shown: 0, lines: [] };
}

/** Four other risks. */
function othersOf(rule: string, random: () => number): string[] {
  const others = statementRules.filter((each) => each.rule !== rule);
  return [1, 2, 3, 4].flatMap(() => others[Math.floor(random() * others.length)]?.rule ?? []);
}

/** The clause with the opposite meaning; null if it can't be changed in this way. */
function changed(family: Family, { rule, text, heading }: Wording): string | null {
  if (family === 'not applicable') return `${heading}: N/A`;
  if (family === 'negated') {
    if (/\b(?:not|no|neither|nor|never|none|nothing|without|cannot)\b/i.test(text)) return null;
    const made = text.replace(/\b(shall|may|will|must)\b/, '$1 not');
    return made === text ? null : made;
  }
  const acts = statementRules.find((each) => each.rule === rule)?.acts ?? [];
  if (acts.some(({ actors }) => actors.includes('each') || actors.includes('either'))) return null;
  const made = text.replace(/\{[LT]\} (?=(?:shall|may|will|must|hereby)\b)/g, 'Each party ');
  return made === text || /\{[LT]\} (?:shall|may|will|must)/.test(made) ? null : made;
}

interface Read {
  readonly text: LeaseText;
  readonly judged: JudgedKind;
}

function documentOf(wordings: readonly Wording[], number: number): Read {
  const lines = wordings.flatMap(({ heading, text }, index) =>
    number % 2 === 1
      ? [heading.toUpperCase(), `${index + 2}.1 ${filled(text, number)}`]
      : [`ARTICLE ${index + 2}`, `${index + 2}.1 ${heading}. ${filled(text, number)}`],
  );
  return {
    text: prepareText(caseDocument([...opening(number), ...lines].join('\n'))),
    judged: { kind: 'lease', name: 'lease', evidence: null },
  };
}

function count(score: Score, { text, judged }: Read, claim: RiskClaim): void {
  const context = fieldContext(text, judged, new Map());
  const quote = findClaimed(text, claim.quote, 0, () => true);
  const got = verifyRiskClaim(claim, quote, 'labels', context);
  score.tried += 1;
  if (got === 'known') score.known += 1;
  else if (typeof got !== 'string') score.shown += 1;
  score.lines.push(`${typeof got === 'string' ? got : 'shown'} | ${claim.rule}: ${claim.quote}`);
}
