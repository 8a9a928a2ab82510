import type { ModelClaims } from './ask-model.ts';
import type { ClaimedDecisions } from './decide-with-claims.ts';

/**
 * The report's notes on the language model: what it contributed, what was rejected, what was withheld from it, what it
 * cost.
 */
export function modelNotes(
  { name, spending, failures, parts }: ModelClaims,
  {
    confirmed,
    added,
    corrected,
    disputed,
    risks,
    knownRisks,
    dropped,
    withheld,
  }: Omit<ClaimedDecisions, 'decisions' | 'rent'>,
): string[] {
  const { calls, inputTokens, outputTokens, dollars } = spending;
  const cost = dollars === null ? '' : `, about $${dollars.toFixed(3)}`;
  const thrown = Object.entries(dropped).map(([rule, count]) => `${count} with ${rule}`);
  return [
    `${name} was asked ${calls} ${calls === 1 ? 'time' : 'times'} (${inputTokens + outputTokens} tokens${cost}): it confirmed ${confirmed} ${confirmed === 1 ? 'value' : 'values'}, added ${added}, corrected ${corrected} and disagrees on ${disputed}. ${riskNote(risks.length, knownRisks)}Each of its values is in the passage that is quoted with it, and was read there by code. Computed figures, dates and whether a letter binds are never its work.`,
    ...(thrown.length > 0 ? [`Rejected by the checks: ${thrown.join(', ')}.`] : []),
    ...(withheld > 0
      ? [
          `${withheld} ${withheld === 1 ? 'paragraph' : 'paragraphs'} with or next to words that address a language model were not sent to it. Read them yourself.`,
        ]
      : []),
    ...failures.map(
      (failure) =>
        `${failure} It read ${parts.read} of ${parts.all} parts of the document; the built-in result is used for the rest.`,
    ),
  ];
}

/** If a model named no risk, the note doesn't mention risks. */
function riskNote(added: number, known: number): string {
  if (added + known === 0) return '';
  const of = `${added + known} ${added + known === 1 ? 'risk' : 'risks'}`;
  return `It named ${of}: the rules report ${known} too, and ${added} ${added === 1 ? 'is' : 'are'} shown to be checked. `;
}
