import { z } from 'zod';

/** What a language model contributed to a draft, and which of its answers the checks rejected. */
export const modelReportSchema = z.object({
  name: z.string(),
  calls: z.number().int(),
  tokens: z.number().int(),
  /** US dollars; null if no prices are configured. */
  dollars: z.number().nullable(),
  /** Connecting sentences, and sentences of the author chosen for the abstract, whole or shortened. */
  connecting: z.number().int(),
  chosen: z.number().int(),
  shortened: z.number().int(),
  /** Abstracts of found works that were read for a coverage row, and questions for the checklist. */
  readings: z.number().int(),
  questions: z.number().int(),
  /** Number of rejected answers, by reason. */
  dropped: z.record(z.string(), z.number().int()),
  /** Failed calls, described for users. */
  failures: z.array(z.string()),
});
export type ModelReport = z.infer<typeof modelReportSchema>;

/** What a language model contributed to a draft, one line per contribution. */
export function describeModel(report: ModelReport): string[] {
  const { name, calls, tokens, dollars, dropped, failures } = report;
  const reasons = Object.entries(dropped);
  const all = reasons.reduce((sum, [, count]) => sum + count, 0);
  const cost = `${tokens} tokens${dollars === null ? '' : `, about $${dollars.toFixed(3)}`}`;
  const fallbacks = failures.map((failure) => `${failure} The built-in result is used there.`);
  // Calls without a response have no cost and are not counted.
  if (calls === 0 && failures.length > 0) return [`${name} was asked, and gave no answer.`, ...fallbacks];
  return [
    `${name} was asked ${calls === 1 ? 'once' : `${calls} times`} (${cost}).`,
    `Used of its answers: ${used(report).join(', ') || 'nothing'}.`,
    all === 0
      ? 'The checks dropped none of its answers.'
      : `The checks dropped ${all} of its answers: ${reasons.map(([reason, count]) => `${count} with ${reason}`).join(', ')}.`,
    ...fallbacks,
  ];
}

/** What a model contributed, in words; empty if nothing. */
export function used({ connecting, chosen, shortened, readings, questions }: ModelReport): string[] {
  const counts: [number, string, string][] = [
    [connecting, 'connecting sentence', 'connecting sentences'],
    [chosen, 'of your sentences chosen for the abstract', 'of your sentences chosen for the abstract'],
    [shortened, 'shortened sentence', 'shortened sentences'],
    [readings, 'reading of an abstract', 'readings of abstracts'],
    [questions, 'question in the checklist', 'questions in the checklist'],
  ];
  return counts.flatMap(([count, one, many]) => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]));
}
