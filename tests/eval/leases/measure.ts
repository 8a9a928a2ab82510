import { existsSync } from 'node:fs';
import type { Finding, LeaseReport } from '#contract/lease-report.ts';
import { withLearned } from '#documents/lease/clause-model/learned-clauses.ts';
import { decideFields, factsOf, fieldContext } from '#documents/lease/extract/collect-facts.ts';
import type { Decided } from '#documents/lease/extract/decide.ts';
import type { FieldId } from '#documents/lease/extract/fields/index.ts';
import { decideWithClaims } from '#documents/lease/model/decide-with-claims.ts';
import { findClaimed } from '#documents/lease/model/locate-claim.ts';
import { verifyClaim } from '#documents/lease/model/verify-claim.ts';
import { describeFields, findingOf } from '#documents/lease/present/describe.ts';
import { mutatedClaims, perfectClaims, randomNumbers } from './claims.ts';
import { type LabelledRiskScore, scoreLabelledRisks } from './labelled-risks.ts';
import { type LabelledDocument, labelledDocuments, type Split } from './labels.ts';
import { analysisReport, documentOpener, type OpenedDocument } from './read-documents.ts';
import { agrees, type FieldScore, plain, type RentScore, scoreFields, scoreRent } from './score-fields.ts';
import { type Statement, statementsOf } from './statements.ts';

export interface Measured {
  readonly fields: readonly FieldScore[];
  readonly rent: readonly RentScore[];
  readonly dates: readonly DateScore[];
  readonly quotes: { readonly all: number; readonly found: number };
  readonly statements: ReadonlyMap<string, readonly Statement[]>;
  readonly claims: readonly ClaimScore[];
}

export interface DateScore {
  readonly document: string;
  readonly split: Split;
  readonly labelled: number;
  readonly right: number;
  /** Deadlines that are reported as found but aren't labeled. */
  readonly deadlines: number;
}

export interface ClaimScore {
  readonly document: string;
  readonly split: Split;
  readonly fields: readonly FieldScore[];
  readonly mutated: number;
  readonly accepted: readonly FalseClaim[];
  readonly risks: LabelledRiskScore;
}

/** A false claim that passed the checks. */
export interface FalseClaim {
  readonly said: string;
  /** Shown as found because of the claim, although not because of the rules; otherwise it is shown for checking. */
  readonly isFound: boolean;
  /** The rules report the same value without the claim. */
  readonly isKnown: boolean;
}

/** Reads every available labeled document once, and takes all measurements on it. */
export async function measureLeases(progress: (name: string) => void): Promise<Measured> {
  const opener = documentOpener();
  const random = randomNumbers(11);
  const fields: FieldScore[] = [];
  const rent: RentScore[] = [];
  const dates: DateScore[] = [];
  const claims: ClaimScore[] = [];
  const statements = new Map<string, readonly Statement[]>();
  const quotes = { all: 0, found: 0 };
  try {
    for (const document of labelledDocuments()) {
      if (!existsSync(document.path)) continue;
      progress(document.name);
      const opened = await opener.open(document.path);
      const report = analysisReport(opened);
      const text = opened.document.text;
      fields.push(...scoreFields(document, report.fields, text));
      const rows = scoreRent(document, report.rent);
      if (rows) rent.push(rows);
      dates.push(scoreDates(document, report));
      statements.set(document.name, statementsOf(report));
      const whole = plain(text);
      for (const { quote } of Object.values(report.fields).flat() as Finding[]) {
        quotes.all += 1;
        if (quote !== null && whole.includes(plain(quote))) quotes.found += 1;
      }
      claims.push(scoreClaims(document, opened, random));
    }
  } finally {
    await opener.close();
  }
  return { fields, rent, dates, quotes, statements, claims };
}

function scoreDates(document: LabelledDocument, report: LeaseReport): DateScore {
  const shown = new Set(report.dates.filter(({ state }) => state === 'found').map(({ date }) => date));
  const labelled = [...new Set(document.dates.map(({ date }) => date))];
  return {
    document: document.name,
    split: document.split,
    labelled: labelled.length,
    right: labelled.filter((date) => shown.has(date)).length,
    deadlines: report.dates.filter(({ state, kind }) => state === 'found' && kind.endsWith('_deadline')).length,
  };
}

/** What a perfect model would add, and how many false claims would be accepted. */
export function scoreClaims(
  document: LabelledDocument,
  { text, gate }: OpenedDocument,
  random: () => number,
): ClaimScore {
  const rules = decideFields(text, gate.judged);
  const context = fieldContext(text, gate.judged, rules);
  const perfect = perfectClaims(document.fields).map((claim) => ({ ...claim, part: 0 }));
  // As in the product, the clause classifier decides what the rules and the claims leave open.
  const claimed = decideWithClaims(rules, { name: 'labels', claims: perfect }, context);
  const decisions = withLearned(claimed.decisions, context);
  const reported = describeFields(factsOf(text, gate.judged, decisions, [])).fields;
  const mutated = mutatedClaims(document, random);
  const accepted = mutated.flatMap(({ family, claim }): FalseClaim[] => {
    const quote = findClaimed(text, claim.quote, 0, () => true);
    const judged = verifyClaim(claim, quote, 'mutated', context);
    if (typeof judged === 'string') return [];
    const finding = findingOf({
      decided: { ...judged.candidate, state: 'found' },
      quote: text.quote(judged.candidate.span),
    });
    const labels = document.fields[claim.field] ?? [];
    if (labels.some((label) => agrees(claim.field, finding, label, text.document.text))) return [];
    const field = claim.field as FieldId;
    const isFound = (values: readonly Decided[]) =>
      values.some((each) => each.state === 'found' && String(each.value) === String(judged.candidate.value));
    const merged = decideWithClaims(rules, { name: 'mutated', claims: [{ ...claim, part: 0 }] }, context);
    return [
      {
        said: `${document.name}, ${family}: ${claim.field} = ${claim.value.slice(0, 60)}`,
        // If the rules report it as found anyway, the claim isn't to blame.
        isFound: isFound(merged.decisions.get(field)?.values ?? []) && !isFound(rules.get(field)?.values ?? []),
        isKnown: (rules.get(field)?.values ?? []).some((each) => String(each.value) === String(judged.candidate.value)),
      },
    ];
  });
  return {
    document: document.name,
    split: document.split,
    fields: scoreFields(document, reported, text.document.text),
    mutated: mutated.length,
    accepted,
    risks: scoreLabelledRisks(document.risks, context, randomNumbers(13)),
  };
}
