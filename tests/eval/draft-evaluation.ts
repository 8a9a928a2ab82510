import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAcademicData } from './academic-data.ts';
import { describeReading } from './reading-evaluation.ts';
import { type RiskTextScore, type RiskTextSet, riskTextSets, scoreRiskTexts } from './risk-texts.ts';

/** docs/draft-evaluation.md: how well the risk checklist finds what was planted, and where the other figures come from. */
export function describeDraftEvaluation(): string {
  const scores = Object.fromEntries(riskTextSets.map((set) => [set, scoreRiskTexts(set)])) as Record<
    RiskTextSet,
    RiskTextScore[]
  >;
  const planted = [...scores.tuning, ...scores.held];
  return `# How well drafts are checked

\`npm run eval\` writes this page.

## The risk checklist

Thirty texts of about 200 words from many fields hold three planted risks each; fifty hold none. They stand in \`tests/eval/risk-texts\`.
The thirty were written before the rules were mended: fifteen were looked at while doing so, and fifteen were only scored. Before that work the rules found 34 and 30 of 45.

| Texts with planted risks | Planted | Found |
|---|---|---|
| Looked at (15) | ${share(scores.tuning)} |
| Only scored (15) | ${share(scores.held)} |
| All | ${share(planted)} |

| Texts without | False alarms |
|---|---|
| Looked at (40) | ${alarms(scores.clean)} |
| Only scored (10) | ${alarms(scores['clean-held'])} |

The clean texts came in five lots of ten. At first sight they raised 9, 10, 8, 13 and 10 false alarms, three at most on one text; then rules were mended with them, with the last lot by the names of the rules alone.
So a text by somebody else should be expected to raise about one false alarm, mostly that something was not found which is there in other words. Texts and rules are from the same hand, which flatters every figure above.
Notices that always stand (disclosure of AI use, the design that was read) are no alarms.

## Rule by rule

| Rule | Planted | Found |
|---|---|---|
${ruleRows(planted).join('\n')}

Rules that are not planted here are planted one by one in \`engine/risks/check-risks.test.ts\`.

## What was missed

${planted
  .filter(({ missed }) => missed.length > 0)
  .map(({ name, missed }) => `- ${name}: ${missed.join(', ')}`)
  .join('\n')}

${readingPart()}
${OTHER_FIGURES}`;
}

/** The labelled papers stay outside the repository; without them the page keeps what was measured with them. */
function readingPart(): string {
  if (hasAcademicData) return describeReading();
  const page = readFileSync(draftPage, 'utf8');
  return page.slice(page.indexOf('## How sentences are read'), page.indexOf('\n## Other figures of a draft'));
}

/** docs/draft-evaluation.md */
export const draftPage = join(import.meta.dirname, '..', '..', 'docs', 'draft-evaluation.md');

const OTHER_FIGURES = `## Other figures of a draft, and where they are held

| What | Held by |
|---|---|
| 40 of 40 injections fail: nothing is read, run or obeyed, also with a model that obeys every text | \`tests/papers/injections.test.ts\` |
| The same zip byte for byte in another process, time zone and language and 400 days later | \`tests/papers/same-bytes.test.ts\` |
| Every sentence of the author in the PDF exactly once, no number from nowhere | \`tests/papers/user-sentences.test.ts\`, two hundred inputs, each in one template, in \`user-sentences.long.test.ts\`: 200 of 200 by Typst, 200 of 200 by TeX |
| A lying model is caught in 100 of 100 runs: no number and no reference from nowhere | \`engine/model/model-work.test.ts\` |
| 200 of 200 false sentences of a model in ten families do not pass; 63 of 100 true ones do (texts that the gate was tuned on 100 of 100 and 34 of 50, the others 100 of 100 and 29 of 50) | \`tests/papers/model-sentences.test.ts\` |
| A model that never answers leaves finished drafts and delays no other run | \`tests/faults/model-stall.test.ts\` |
| References carry the record that verified them, or say that none did | \`engine/literature/look-up.test.ts\` |
| 200 manuscripts with hostile characters in 8 templates compile at the first try: 1,600 of 1,600 | \`engine/render/templates/templates.long.test.ts\` |
| Seconds to text and to PDF, memory | \`npm run bench\`, in the README |

The figures of long tests are from their last full run, by latexmk with pdfTeX of TeX Live 2022, an hour on two busy cores. The run before it stopped at 229 of 1,600, of which 5 had failed, by three faults: capitals made byte by byte (MNRAS, SPIE),
a font's name set in capitals (REVTeX), and keywords that begin with an equals sign (IEEE). They were mended, and the run began anew.
`;

function share(texts: readonly RiskTextScore[]): string {
  const planted = texts.flatMap((text) => text.planted).length;
  const found = texts.flatMap((text) => text.found).length;
  return `${planted} | ${found} (${((100 * found) / planted).toFixed(0)} %)`;
}

function alarms(texts: readonly RiskTextScore[]): string {
  const rules = texts.flatMap(({ reported }) => reported.map(({ rule }) => rule));
  return rules.length === 0 ? '0' : `${rules.length} (${rules.join(', ')})`;
}

function ruleRows(texts: readonly RiskTextScore[]): string[] {
  const rules = [...new Set(texts.flatMap(({ planted }) => planted))].sort();
  return rules.map((rule) => {
    const planted = texts.filter((text) => text.planted.includes(rule)).length;
    const found = texts.filter((text) => text.found.includes(rule)).length;
    return `| ${rule} | ${planted} | ${found} |`;
  });
}
