// npm run train:moves writes the weights of the classifier of moves; `-- --check` compares them with the stored ones. The labelled
// papers stay outside the repository, in ../shared/data/academic; training-data.json lists every file with its hash.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packWeights } from '../src/tools/paper-assistant/engine/move-model/move-weights.ts';
import { type LabelledText, shuffled, trainMoves } from '../src/tools/paper-assistant/engine/move-model/train-moves.ts';
import { academicFolder, readPapers } from '../tests/eval/academic-data.ts';
import { readResearchNotes, readTrainingNotes, trainingNoteFiles } from '../tests/eval/research-notes.ts';

interface TrainingData {
  readonly seed: number;
  /** Weight of a sentence by its source; a source that is not listed is only for evaluation. */
  readonly papers: Readonly<Record<string, number>>;
  /** Notes count several times, also in another order, because authors of notes keep none. */
  readonly notes: { readonly weight: number; readonly inOrder: number; readonly shuffled: number };
  readonly files: readonly { readonly file: string; readonly sha256: string }[];
}

const project = join(import.meta.dirname, '..');
const folder = join(project, 'src', 'tools', 'paper-assistant', 'engine', 'move-model');
const data = JSON.parse(readFileSync(join(folder, 'training-data.json'), 'utf8')) as TrainingData;

function checkFiles(): void {
  const used = [join(academicFolder, 'moves.jsonl.gz'), ...trainingNoteFiles()];
  const found = used.map((file) => ({
    file: relative(project, file),
    sha256: createHash('sha256').update(readFileSync(file)).digest('hex'),
  }));
  if (JSON.stringify(found) === JSON.stringify(data.files)) return;
  if (!process.argv.includes('--list')) {
    throw new Error('The training data differ from training-data.json. If that is meant, run again with -- --list.');
  }
  writeFileSync(join(folder, 'training-data.json'), `${JSON.stringify({ ...data, files: found }, null, 2)}\n`);
}

function trainingTexts(): LabelledText[] {
  const papers = readPapers().flatMap(({ source, leftOut, sentences }) => {
    const weight = data.papers[source];
    return leftOut || weight === undefined ? [] : [{ weight, sentences }];
  });
  const { weight, inOrder, shuffled: mixed } = data.notes;
  const notes = [
    ...readTrainingNotes(),
    ...readResearchNotes('tune').map(({ sentences }) => sentences.map(({ text, move }) => ({ words: text, move }))),
  ];
  return [
    ...papers,
    ...Array.from({ length: inOrder }, () => notes.map((sentences) => ({ weight, sentences }))).flat(),
    ...Array.from({ length: mixed }, (_, round) =>
      notes.map((sentences, at) => ({ weight, sentences: shuffled(sentences, round * notes.length + at) })),
    ).flat(),
  ];
}

checkFiles();
const made = `${JSON.stringify(packWeights(trainMoves(trainingTexts(), data.seed)), null, 1)}\n`;
const stored = join(folder, 'weights.json');
if (!process.argv.includes('--check')) writeFileSync(stored, made);
else if (readFileSync(stored, 'utf8') !== made) {
  process.stderr.write('The stored weights are not those that the listed files give.\n');
  process.exitCode = 1;
}
