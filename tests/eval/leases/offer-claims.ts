import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldContext } from '#documents/lease/extract/collect-facts.ts';
import type { Decision } from '#documents/lease/extract/decide.ts';
import type { FieldId } from '#documents/lease/extract/fields/index.ts';
import { gateLetter } from '#documents/lease/gate.ts';
import { judgeKind } from '#documents/lease/judge-kind.ts';
import { letterWithClaims } from '#documents/lease/letter/claim-model/letter-with-claims.ts';
import { verifyLetterClaim } from '#documents/lease/letter/claim-model/verify-letter-claim.ts';
import { verifyLetterRisk } from '#documents/lease/letter/claim-model/verify-letter-risk.ts';
import { decideLetter, type LetterDecisions } from '#documents/lease/letter/decide-letter.ts';
import { findLetterRisks } from '#documents/lease/letter/letter-risk.ts';
import { withPlainClauses } from '#documents/lease/letter/plain-clauses.ts';
import { riskIdeas } from '#documents/lease/letter/risk-model/ideas.ts';
import { learnedRisks } from '#documents/lease/letter/risk-model/learned-risks.ts';
import { sentencesOfTerms } from '#documents/lease/letter/risk-model/sentences.ts';
import { letterRisks } from '#documents/lease/letter/risks/index.ts';
import { findClaimed } from '#documents/lease/model/locate-claim.ts';
import { type LeaseText, prepareText } from '#documents/lease/prepare/lease-text.ts';
import { findingOf } from '#documents/lease/present/describe.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { type MutatedClaim, mutatedClaims, perfectClaims, randomNumbers } from './claims.ts';
import type { LabelledDocument, Split } from './labels.ts';
import { flatLabels, type OfferLabels, offerFolder } from './offers.ts';
import { agrees } from './score-fields.ts';

/** Claims about the offers of one group, true and false ones. */
export interface OfferClaims {
  readonly split: Split;
  readonly tried: number;
  /** False claims that are shown, most of them for checking. */
  readonly shown: readonly string[];
  /** False claims that are reported as found. */
  readonly found: readonly string[];
  /** True claims, and how many of them each check rejects, by field. */
  readonly made: number;
  readonly refused: ReadonlyMap<string, readonly string[]>;
  readonly risks: OfferRiskClaims;
}

/** Risks that the labels name, as the kinds of risk that a model is asked for. */
export interface OfferRiskClaims {
  readonly labelled: number;
  readonly known: number;
  readonly shown: number;
  /** The same sentences claimed as other kinds of risk, and sentences without a labeled risk claimed as any kind. */
  readonly tried: number;
  readonly falseShown: number;
}

export function scoreOfferClaims(split: Split): OfferClaims {
  const own = join(offerFolder, split.replace(' ', '-'));
  const random = randomNumbers(7);
  const shown: string[] = [];
  const found: string[] = [];
  const refused = new Map<string, string[]>();
  let [tried, made] = [0, 0];
  const risks = { labelled: 0, known: 0, shown: 0, tried: 0, falseShown: 0 };
  const files = readdirSync(own).filter((file) => file.endsWith('.json'));
  for (const file of files.sort()) {
    const labels = JSON.parse(readFileSync(join(own, file), 'utf8')) as OfferLabels;
    if (labels.gate !== 'accept') continue;
    const printed = prepareText(caseDocument(readFileSync(join(own, file.replace('.json', '.txt')), 'utf8')));
    if (!gateLetter(printed).accepted) continue;
    const text = withPlainClauses(printed);
    const letter = decideLetter(text);
    const context = fieldContext(text, judgeKind(text), letter.decisions as ReadonlyMap<FieldId, Decision>);
    const judge = (claim: { field: string; value: string; quote: string }) =>
      verifyLetterClaim(
        claim,
        findClaimed(text, claim.quote, 0, () => true),
        'labels',
        letter,
        context,
      );
    const fields = flatLabels(labels);
    for (const claim of perfectClaims(fields)) {
      made += 1;
      const judged = judge(claim);
      if (typeof judged === 'string')
        refused.set(judged, [...(refused.get(judged) ?? []), `${labels.name} ${claim.field} = ${claim.value}`]);
    }
    countRisks(risks, labels, text, letter, random);
    const document = { name: labels.name, fields, falseFriends: [] } as unknown as LabelledDocument;
    const replaced = (labels.superseded ?? []).flatMap(({ field, old, quote_old: quote }): MutatedClaim[] =>
      quote && old !== null && quote.includes(String(old))
        ? [{ family: 'superseded', document: labels.name, claim: { field, value: String(old), quote } }]
        : [],
    );
    for (const { family, claim } of [...mutatedClaims(document, random), ...replaced]) {
      tried += 1;
      const judged = judge(claim);
      if (typeof judged === 'string') continue;
      const { value } = judged.candidate;
      const finding = findingOf({
        decided: { ...judged.candidate, state: 'found' },
        quote: text.quote(judged.candidate.span),
      });
      const isTrue = (fields[claim.field] ?? []).some(
        (label) =>
          (overlap(claim.quote, label.quote) || typeof label.value === 'number' || isDay.test(String(label.value))) &&
          agrees(claim.field, finding, label, text.document.text),
      );
      if (isTrue) continue;
      // If the rules report it anyway, the claim isn't to blame, unless it makes the value certain.
      const before = letter.decisions.get(claim.field)?.values ?? [];
      const said = `${labels.name}, ${family}: ${claim.field} = ${claim.value.slice(0, 70)} (${judged.proof})`;
      if (!before.some((each) => String(each.value) === String(value))) shown.push(said);
      const merged = letterWithClaims(letter, { name: 'labels', claims: [{ ...claim, part: 0 }] }, context);
      const isFound = (values: Decision['values']) =>
        values.some((each) => each.state === 'found' && String(each.value) === String(value));
      if (isFound(merged.decisions.get(claim.field as FieldId)?.values ?? []) && !isFound(before)) found.push(said);
    }
  }
  return { split, tried, shown, found, made, refused, risks };
}

type Counts = { -readonly [Key in keyof OfferRiskClaims]: number };

function countRisks(
  counts: Counts,
  labels: OfferLabels,
  text: LeaseText,
  letter: LetterDecisions,
  random: () => number,
): void {
  const ruled = findLetterRisks(letter.offered, letterRisks, letter.older);
  const known = [...ruled, ...learnedRisks(letter.offered, ruled)];
  const judge = (rule: string, quote: string) =>
    verifyLetterRisk(
      { rule, quote },
      findClaimed(text, quote, 0, () => true),
      'labels',
      letter,
      known,
    );
  for (const { rule, quote } of labels.risks) {
    const ideas = riskIdeas.filter(({ idea, covers }) => idea === rule || covers.includes(rule));
    const [own] = ideas;
    if (own !== undefined) {
      counts.labelled += 1;
      const judged = judge(own.idea, quote);
      if (judged === 'known') counts.known += 1;
      else if (typeof judged !== 'string') counts.shown += 1;
    }
    for (let lie = 0; lie < 2; lie += 1)
      countLie(
        quote,
        ideas.map(({ idea }) => idea),
      );
  }
  const harmless = sentencesOfTerms(letter.offered).filter(
    ({ part }) => !labels.risks.some(({ quote }) => overlap(quote, part.text.trim())),
  );
  for (const { part } of harmless.slice(0, 10)) countLie(part.text.trim(), []);

  function countLie(quote: string, not: readonly string[]): void {
    const others = riskIdeas.filter(({ idea }) => !not.includes(idea));
    const other = others[Math.floor(random() * others.length)];
    if (other === undefined) return;
    counts.tried += 1;
    if (typeof judge(other.idea, quote) !== 'string') counts.falseShown += 1;
  }
}

const isDay = /^\d{4}-\d\d-\d\d$/;

/** Offers are short, so a passage nearby is often about something else: the two quotes must have words in common. */
function overlap(own: string, other: string): boolean {
  return own.includes(other) || other.includes(own);
}
