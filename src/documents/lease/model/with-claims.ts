import type { CrossCheck, DocumentReport, Finding } from '../../../contract/document-report.ts';
import type { Document } from '../../document.ts';
import { foldText } from '../../locate-quote.ts';
import { analysisSections } from '../lease-analysis.ts';
import { letterSections } from '../letter-report.ts';
import { writeMarkdown } from '../markdown.ts';
import { passageOf } from '../prepare/passage.ts';
import type { ModelClaims } from './ask-model.ts';
import { type JudgedClaims, judgeClaims, type ModelReading } from './judge-claims.ts';

/**
 * A built-in report with what a language model read beside it: values that the rules did not find, each named as the
 * model's; a cross-check with both quotes where the two disagree; a note on what it did and cost. What the rules found stays
 * as it is, and so do figures, dates, risks and the binding class.
 */
export function withClaims<Report extends DocumentReport>(
  document: Document,
  report: Report,
  said: ModelClaims,
): Report {
  const judged = judgeClaims(document, said.claims);
  const { added, disagreements, confirmed } = compare(report, judged.readings);
  const counts = { added: added.size, confirmed, disagreed: disagreements.length };
  const whole: Report = {
    ...report,
    engine: `built-in with ${said.name}`,
    notes: [...report.notes, ...notesOn(said, judged, counts)],
    fields: { ...report.fields, ...Object.fromEntries(added) },
    not_found: report.not_found.filter(({ id }) => !added.has(id)),
    cross_checks: [...report.cross_checks, ...disagreements],
  };
  return { ...whole, markdown: markdownOf(whole) };
}

function compare(
  { fields, labels }: DocumentReport,
  readings: readonly ModelReading[],
): { added: Map<string, Finding>; disagreements: CrossCheck[]; confirmed: number } {
  const added = new Map<string, Finding>();
  const disagreements: CrossCheck[] = [];
  let confirmed = 0;
  for (const id of new Set(readings.map(({ field }) => field))) {
    const said = readings.filter(({ field }) => field === id);
    const [first] = said;
    const known = fields[id];
    const rules = Array.isArray(known) ? known : known === undefined ? [] : [known];
    const [rule] = rules;
    const label = labels.find((each) => each.id === id)?.label;
    if (first === undefined || label === undefined) continue;
    if (rule === undefined) {
      added.set(id, {
        value: first.value,
        shown: first.shown,
        ...passageOf(first.quote),
        note: 'Found by the language model; the rules did not find it.',
      });
    } else if (said.some((reading) => rules.some((finding) => agrees(finding, reading)))) {
      confirmed += 1;
    } else {
      const { value: _, shown: __, note: ___, ...passage } = rule;
      disagreements.push({
        rule: 'model_disagrees',
        severity: 'medium',
        text: `${label}: the rules read “${rule.shown}”, the language model “${first.shown}”.`,
        passages: [passage, passageOf(first.quote)],
      });
    }
  }
  return { added, disagreements, confirmed };
}

/**
 * Equal figures; of names and descriptions, one within the other; and what the rules kept in words (a formula for a date)
 * does not contradict a figure that it holds.
 */
function agrees({ value, quote }: Finding, reading: ModelReading): boolean {
  if (typeof value === 'number' && typeof reading.value === 'number') return value === reading.value;
  const [one, other, shown] = [String(value), String(reading.value), reading.shown].map(words) as [
    string,
    string,
    string,
  ];
  return one.includes(other) || other.includes(one) || words(quote).includes(shown);
}

/** Words and figures alone, with a space around each, so that no word is found within another. */
function words(text: string): string {
  const plain = foldText(text)
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[^\p{L}\p{N}.]+|\.(?!\d)/gu, ' ');
  return ` ${plain.trim()} `;
}

function notesOn(
  { name, spending, failures, parts }: ModelClaims,
  { dropped, withheld }: JudgedClaims,
  { added, confirmed, disagreed }: { added: number; confirmed: number; disagreed: number },
): string[] {
  const { calls, inputTokens, outputTokens, dollars } = spending;
  const cost = dollars === null ? '' : `, about $${dollars.toFixed(3)}`;
  const thrown = Object.entries(dropped).map(([rule, count]) => `${count} with ${rule}`);
  return [
    `${name} was asked ${calls} ${calls === 1 ? 'time' : 'times'} (${inputTokens + outputTokens} tokens${cost}): it confirmed ${confirmed} ${confirmed === 1 ? 'value' : 'values'}, added ${added} and disagrees on ${disagreed}. Each of its values stands in the passage that is quoted with it. Figures, dates, risks and whether a letter binds are never its work.`,
    ...(thrown.length > 0 ? [`Thrown away by the checks: ${thrown.join(', ')}.`] : []),
    ...(withheld > 0
      ? [
          `${withheld} ${withheld === 1 ? 'paragraph' : 'paragraphs'} with or beside words to a language model were not given to it. Read them yourself.`,
        ]
      : []),
    ...failures.map(
      (failure) =>
        `${failure} It read ${parts.read} of ${parts.all} parts of the document; for the others the built-in result stands there.`,
    ),
  ];
}

function markdownOf(report: DocumentReport): string {
  if ('binding' in report) return writeMarkdown(report, letterSections(report));
  return writeMarkdown(report, 'clauses' in report ? analysisSections(report) : []);
}
