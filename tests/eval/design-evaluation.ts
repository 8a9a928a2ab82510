import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPieces } from '#tools/paper-assistant/engine/sentences.ts';
import { readDesign } from '#tools/paper-assistant/study-design/designs.ts';
import { hashOf, readLines } from './academic-data.ts';
import { percent } from './percent.ts';

/** The part of docs/draft-evaluation.md about the study design. */
export function describeDesigns(): string {
  const abstracts = readAbstracts();
  return `## The study design, read from abstracts

The labels come from titles and journals, so they are noisy: "survey" covers genome surveys, and some studies labelled as cohorts call themselves randomized. What has no design of ours should stay unread.
Wordings were looked for in one half of these abstracts (tuned); the other half was only scored (left out).

| Labelled | Abstracts | Read as that | In the left-out half | Read as another design | Not read |
|---|---|---|---|---|---|
${labelRows(abstracts).join('\n')}

Because of that noise, an automatic reader, not a person, decided the design of ${decisions.size} of these abstracts by their words alone. It was shown no title, journal or label and nothing of what the rules read, and no expert checked its decisions. The abstracts came in random order: all but the randomised and genomic ones, of which 150 each were drawn. It reached ${decisions.size} of the 839.
Some decisions name a second design, or that none can be told, as also acceptable; reading that counts as neither right nor wrong. After these decisions the rules were improved with the misses of the tuned half in sight; of the left-out half only the totals were seen (before: 204 of 237 right, 12 wrong, 13 not read).

| Decided | Tuned half | Read as that | Read as a wrong design | Not read | Left-out half | Read as that | Read as a wrong design | Not read |
|---|---|---|---|---|---|---|---|---|
${decisionRows(abstracts).join('\n')}

For "no design of ours" and "cannot be told", staying unread is right.
`;
}

interface DesignLine {
  readonly doc: string;
  readonly text: string;
  readonly design: string;
}

/** The labels and the corresponding designs of the product. */
const designs: readonly (readonly [name: string, labels: readonly string[], ours: readonly string[]])[] = [
  ['Randomised trial', ['rct'], ['randomised-trial']],
  ['Observational', ['cohort', 'cross_sectional', 'case_control'], ['observational']],
  ['Review', ['systematic_review', 'narrative_review'], ['review']],
  ['Qualitative', ['qualitative'], ['qualitative']],
  ['Animal', ['animal'], ['animal']],
  ['Machine learning', ['ml'], ['machine-learning', 'prediction-model']],
  ['Case report, simulation', ['case_report', 'simulation_model'], ['other']],
  ['Genomic', ['genomic'], ['animal', 'other']],
];

interface Abstract {
  readonly doc: string;
  readonly design: string;
  readonly scored: boolean;
  readonly read: string;
}

function readAbstracts(): Abstract[] {
  return readLines<DesignLine>('designs').map(({ doc, text, design }) => ({
    doc,
    design,
    scored: hashOf(doc) % 2 === 1,
    read: readDesign(
      '',
      readPieces(text).map(({ words }) => words),
    ).design.id,
  }));
}

function labelRows(lines: readonly Abstract[]): string[] {
  const rows = designs.map(([name, labels, ours]) => ({
    name,
    reads: lines
      .filter(({ design }) => labels.includes(design))
      .map(({ read, scored }) => ({ read, scored, right: ours.includes(read) })),
  }));
  const all = { name: 'All', reads: rows.flatMap(({ reads }) => reads) };
  return [...rows, all].map(({ name, reads }) => {
    const right = reads.filter((each) => each.right).length;
    const none = reads.filter(({ read, right: fits }) => read === 'other' && !fits).length;
    const wrong = reads.length - right - none;
    const scored = reads.filter((each) => each.scored);
    const rightThere = scored.filter((each) => each.right).length;
    return `| ${name} | ${reads.length} | ${right} (${percent(right, reads.length)}) | ${rightThere} of ${scored.length} (${percent(rightThere, scored.length)}) | ${wrong} (${percent(wrong, reads.length)}) | ${none} |`;
  });
}

/**
 * By the DOI of an abstract: the design that its words state, and others that are acceptable. A design has the name that
 * the product uses, or is `none` (none of these designs) or `unclear`.
 */
const decisions = new Map<string, readonly string[]>(
  Object.entries(JSON.parse(readFileSync(join(import.meta.dirname, 'design-decisions.json'), 'utf8'))),
);

const decided: readonly (readonly [name: string, designs: readonly string[]])[] = [
  ['Randomised trial', ['randomised-trial']],
  ['Observational', ['observational']],
  ['Review', ['review']],
  ['Qualitative', ['qualitative']],
  ['Animal', ['animal']],
  ['Machine learning, prediction model', ['machine-learning', 'prediction-model']],
  ['No design of ours', ['none']],
  ['Cannot be told', ['unclear']],
];

function decisionRows(abstracts: readonly Abstract[]): string[] {
  const all = decided.flatMap(([, names]) => names);
  return [...decided, ['All', all] as const].map(([name, names]) => {
    const own = abstracts.filter(({ doc }) => names.includes(decisions.get(doc)?.[0] ?? ''));
    return `| ${name} | ${[false, true].map((half) => outcomes(own.filter(({ scored }) => scored === half))).join(' | ')} |`;
  });
}

function outcomes(abstracts: readonly Abstract[]): string {
  const count = { right: 0, wrong: 0, unread: 0 };
  for (const { doc, read } of abstracts) {
    const [first = '', ...others] = (decisions.get(doc) ?? []).map((name) => shared[name] ?? name);
    const got = shared[read] ?? read;
    if (got === first) count.right += 1;
    else if (got === 'other') count.unread += 1;
    else if (!others.includes(got)) count.wrong += 1;
  }
  const total = abstracts.length;
  return `${total} | ${count.right} (${percent(count.right, total)}) | ${count.wrong} (${percent(count.wrong, total)}) | ${count.unread}`;
}

/** Which answers count as the same. Both ways of having none of our designs count as "other". */
const shared: Readonly<Record<string, string>> = {
  none: 'other',
  unclear: 'other',
  'prediction-model': 'machine-learning',
};
