// npm run train:questions counts how often labeled offers raise or settle each point; `-- --check` compares the counts
// with the stored ones.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealKindsOf } from '#documents/lease/letter/deal-kinds.ts';
import { formOf } from '#documents/lease/letter/forms.ts';
import { fits } from '#documents/lease/letter/point.ts';
import { points } from '#documents/lease/letter/points/index.ts';
import { countQuestions, type LabelledQuestions } from '#documents/lease/letter/question-model/question-counts.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { ownName } from './point-names.ts';
import { wholeOffers } from './whole-offers.ts';

const project = join(import.meta.dirname, '..');
const tuned = join(project, 'tests', 'lease-documents', 'offers', 'tuned');
const stored = join(project, 'src', 'documents', 'lease', 'letter', 'question-model', 'counts.json');

interface LabelledOffer {
  readonly gate: string;
  readonly answered: readonly string[];
  readonly open_points: readonly { readonly topic: string }[];
}

function questionsOf(words: string, asked: readonly string[], settled: readonly string[]): LabelledQuestions {
  const text = prepareText(caseDocument(words));
  const kinds = dealKindsOf(text, formOf(text));
  const named = (topics: readonly string[]) => new Set(topics.map(ownName));
  const fitting = new Set(points.filter((point) => fits(point, text, kinds)).map(({ id }) => id));
  return { kinds: [...kinds].sort(), fitting, asked: named(asked), settled: named(settled) };
}

function tunedQuestions(): LabelledQuestions[] {
  return readdirSync(tuned)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const labels = JSON.parse(readFileSync(join(tuned, file), 'utf8')) as LabelledOffer;
      if (labels.gate !== 'accept') return [];
      const words = readFileSync(join(tuned, file.replace('.json', '.txt')), 'utf8');
      return [
        questionsOf(
          words,
          labels.open_points.map(({ topic }) => topic),
          labels.answered,
        ),
      ];
    });
}

function wholeQuestions(): LabelledQuestions[] {
  const all = wholeOffers();
  return [...new Set(all.map(({ file }) => file))].flatMap((own) =>
    asKnown(
      all
        .filter(({ file }) => file === own)
        .map(({ asked, lines }) =>
          questionsOf(
            lines.map(({ text }) => text).join('\n'),
            asked,
            lines.flatMap(({ settles }) => settles),
          ),
        ),
    ),
  );
}

/**
 * If hardly any label names a point in offers to which it applies, the point was added after the labels, which then say
 * nothing about it.
 */
function asKnown(labels: readonly LabelledQuestions[]): LabelledQuestions[] {
  const isKnown = (point: string): boolean => {
    const fitting = labels.filter((each) => each.fitting.has(point));
    return fitting.filter(({ asked, settled }) => asked.has(point) || settled.has(point)).length * 15 >= fitting.length;
  };
  const known = new Set(points.map(({ id }) => id).filter(isKnown));
  return labels.map((each) => ({ ...each, fitting: new Set([...each.fitting].filter((point) => known.has(point))) }));
}

const counts = countQuestions(
  [...asKnown(tunedQuestions()), ...wholeQuestions()],
  points.map(({ id }) => id),
);
/** One line per point, so that diffs show single changes. */
const lines = Object.entries(counts).map(([point, own]) => `${JSON.stringify(point)}:${JSON.stringify(own)}`);
const made = `{\n${lines.join(',\n')}\n}\n`;
if (!process.argv.includes('--check')) writeFileSync(stored, made);
else if (readFileSync(stored, 'utf8') !== made) {
  process.stderr.write('The stored counts are not those that the labeled offers give.\n');
  process.exitCode = 1;
}
