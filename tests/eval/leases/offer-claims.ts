import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldContext } from '#documents/lease/extract/collect-facts.ts';
import type { Decision } from '#documents/lease/extract/decide.ts';
import type { FieldId } from '#documents/lease/extract/fields/index.ts';
import { gateLetter } from '#documents/lease/gate.ts';
import { judgeKind } from '#documents/lease/judge-kind.ts';
import { letterWithClaims } from '#documents/lease/letter/claim-model/letter-with-claims.ts';
import { verifyLetterClaim } from '#documents/lease/letter/claim-model/verify-letter-claim.ts';
import { decideLetter } from '#documents/lease/letter/decide-letter.ts';
import { withPlainClauses } from '#documents/lease/letter/plain-clauses.ts';
import { findClaimed } from '#documents/lease/model/locate-claim.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { findingOf } from '#documents/lease/present/describe.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { type MutatedClaim, mutatedClaims, perfectClaims, randomNumbers } from './claims.ts';
import type { LabelledDocument, Split } from './labels.ts';
import { flatLabels, type OfferLabels, offerFolder } from './offers.ts';
import { agrees } from './score-fields.ts';

/** Claims on the offers of one group, true and false ones. */
export interface OfferClaims {
  readonly split: Split;
  readonly tried: number;
  /** False claims that are shown, most of them to be checked. */
  readonly shown: readonly string[];
  /** False claims that are reported as found. */
  readonly found: readonly string[];
  /** True claims, and how many of them each check rejects, by field. */
  readonly made: number;
  readonly refused: ReadonlyMap<string, readonly string[]>;
}

export function scoreOfferClaims(split: Split): OfferClaims {
  const own = join(offerFolder, split.replace(' ', '-'));
  const random = randomNumbers(7);
  const shown: string[] = [];
  const found: string[] = [];
  const refused = new Map<string, string[]>();
  let [tried, made] = [0, 0];
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
      // What the rules report anyway is not the claim's mistake, unless the claim makes it certain.
      const before = letter.decisions.get(claim.field)?.values ?? [];
      const said = `${labels.name}, ${family}: ${claim.field} = ${claim.value.slice(0, 70)} (${judged.proof})`;
      if (!before.some((each) => String(each.value) === String(value))) shown.push(said);
      const merged = letterWithClaims(letter, { name: 'labels', claims: [{ ...claim, part: 0 }] }, context);
      const isFound = (values: Decision['values']) =>
        values.some((each) => each.state === 'found' && String(each.value) === String(value));
      if (isFound(merged.decisions.get(claim.field as FieldId)?.values ?? []) && !isFound(before)) found.push(said);
    }
  }
  return { split, tried, shown, found, made, refused };
}

const isDay = /^\d{4}-\d\d-\d\d$/;

/** Offers are short, so a passage nearby is often about something else: the quotes have to share words. */
function overlap(own: string, other: string): boolean {
  return own.includes(other) || other.includes(own);
}
