import { type Split, splits } from './labels.ts';
import type { ClaimScore } from './measure.ts';
import { type OfferClaims, scoreOfferClaims } from './offer-claims.ts';
import { type OfferScore, scoreOffers } from './offers.ts';
import { families, type RiskClaimScores, scoreRiskClaims } from './risk-claims.ts';
import { share, shares } from './shares.ts';

/** What a model's claims do to offers and risks; claims about leases are measured with the leases. */
export interface ClaimScores {
  readonly offers: readonly OfferClaims[];
  readonly claimedOffers: readonly OfferScore[];
  readonly risks: Readonly<Record<'odd' | 'even', RiskClaimScores>>;
}

export function scoreAllClaims(): ClaimScores {
  return {
    offers: splits.map(scoreOfferClaims),
    claimedOffers: splits.flatMap((split) => scoreOffers(split, true)),
    risks: { odd: scoreRiskClaims('odd'), even: scoreRiskClaims('even') },
  };
}

/** The section of docs/evaluation.md about language models. */
export function describeClaims(leases: readonly ClaimScore[], { offers, claimedOffers, risks }: ClaimScores): string {
  return `## With a language model

Claims made from the labels show what a perfect model adds; false claims in five families (another clause, the other party, a negated clause, a passage that looks like the field, the wrong field)
show what passes the checks. A claim's value is copied from its quote: where a label words its value in its own way, it is the quote. If the rules and a claim differ, the report shows
both, and the field counts as right if one of them is. A false claim counts as shown if the report shows its value, nearly always to be checked; a value that the rules report anyway is not the claim's.

| | Core fields | All fields | False claims shown | Of these as found |
|---|---|---|---|---|
${splits.map((split) => claimRow(leases, split)).join('\n')}

The same for offers. A true claim is a label, and is accepted if it passes the checks.

| | True claims accepted | Fields with claims | False claims shown | Of these as found |
|---|---|---|---|---|
${offers.map((own) => offerClaimRow(own, claimedOffers)).join('\n')}

A model may also name risks. A risk that no rule reports is shown only to be checked. Labelled risks of leases are those whose name is that of a rule; false claims take the same passages for other risks.

| | Labelled risks | Reported by rules | Added by claims | False claims shown |
|---|---|---|---|---|
${splits.map((split) => leaseRiskRow(leases, split)).join('\n')}
${offers.map(offerRiskRow).join('\n')}

The clauses of \`tests/lease-documents/clause-wordings\`, each claimed as its risk. False claims are clauses that look like the risk but state none, clauses of other risks, and the clauses themselves
negated, made mutual, or replaced by "N/A". The odd half was read while the checks were written; of the even half only totals were looked at.

| | Risks | Reported by rules | Added by claims | ${families.map((family) => `Shown: ${family}`).join(' | ')} |
|---|---|---|---|${families.map(() => '---').join('|')}|
${(['odd', 'even'] as const).map((half) => wordingRow(half, risks[half])).join('\n')}`;
}

function claimRow(claims: readonly ClaimScore[], split: Split): string {
  const own = claims.filter((score) => score.split === split);
  const scores = own.flatMap(({ fields }) => fields);
  const accepted = own.flatMap((score) => score.accepted).filter(({ isKnown, isFound }) => !isKnown || isFound);
  const mutated = own.reduce((all, score) => all + score.mutated, 0);
  return `| ${split} | ${shares(scores.filter(({ isCore }) => isCore))} | ${shares(scores)} | ${accepted.length} of ${mutated} | ${accepted.filter(({ isFound }) => isFound).length} |`;
}

function offerClaimRow({ split, tried, shown, found, made, refused }: OfferClaims, all: readonly OfferScore[]): string {
  const own = all.filter((score) => score.split === split);
  const sum = (of: (score: OfferScore) => number) => own.reduce((total, score) => total + of(score), 0);
  const right = sum((score) => score.right);
  const rejected = [...refused.values()].reduce((total, list) => total + list.length, 0);
  return `| ${split} | ${made - rejected} of ${made} | ${share(right, right + sum(({ wrong }) => wrong))} / ${share(right, right + sum(({ wrong, missing }) => wrong + missing))} | ${shown.length} of ${tried} | ${found.length} |`;
}

function leaseRiskRow(claims: readonly ClaimScore[], split: Split): string {
  const own = claims.filter((score) => score.split === split).map(({ risks }) => risks);
  const sum = (of: (score: (typeof own)[number]) => number) => own.reduce((total, score) => total + of(score), 0);
  return `| Leases, ${split} | ${sum(({ labelled }) => labelled)} | ${sum(({ known }) => known)} | ${sum(({ shown }) => shown)} | ${sum(({ accepted }) => accepted.length)} of ${sum(({ tried }) => tried)} |`;
}

function offerRiskRow({ split, risks: { labelled, known, shown, tried, falseShown } }: OfferClaims): string {
  return `| Offers, ${split} | ${labelled} | ${known} | ${shown} | ${falseShown} of ${tried} |`;
}

function wordingRow(half: string, { perfect, false: lies }: RiskClaimScores): string {
  const cells = families.map((family) => `${lies[family].shown} of ${lies[family].tried}`);
  return `| ${half} | ${perfect.tried} | ${perfect.known} | ${perfect.shown} | ${cells.join(' | ')} |`;
}
