// npm run train:moves writes the weights of two classifiers: of moves, and of sentences that carry a citation; `--
// --check` compares them with the stored ones. The papers are outside the repository, in ../shared/data/academic; each
// training-data.json lists the files with their hashes, and `-- --list` updates the hashes.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packWeights } from '#tools/paper-assistant/engine/linear-model/linear-weights.ts';
import {
  type LabelledText,
  shuffled,
  type TrainingPlan,
  trainLinear,
} from '#tools/paper-assistant/engine/linear-model/train-linear.ts';
import { academicFolder, readCitedParagraphs, readPapers } from '../tests/eval/academic-data.ts';
import { readResearchNotes, readTrainingNotes, trainingNoteFiles } from '../tests/eval/research-notes.ts';

interface TrainingData extends TrainingPlan {
  readonly files: readonly { readonly file: string; readonly sha256: string }[];
}

interface MoveData extends TrainingData {
  /** Weight of a sentence by its source; sources that are not listed are used only for evaluation. */
  readonly papers: Readonly<Record<string, number>>;
  /** Each note is used several times, also with its sentences shuffled, because authors write notes in any order. */
  readonly notes: { readonly weight: number; readonly inOrder: number; readonly shuffled: number };
}

interface CiteData extends TrainingData {
  readonly sections: readonly string[];
}

const project = join(import.meta.dirname, '..');
const engine = join(project, 'src', 'tools', 'paper-assistant', 'engine');

function moveTexts({ papers, notes }: MoveData): LabelledText[] {
  const printed = readPapers().flatMap(({ source, leftOut, sentences }) => {
    const weight = papers[source];
    const labelled = sentences.map(({ words, move }) => ({ words, label: move }));
    return leftOut || weight === undefined ? [] : [{ weight, sentences: labelled }];
  });
  const typed = [
    ...readTrainingNotes().map((text) => text.map(({ words, move }) => ({ words, label: move }))),
    ...readResearchNotes('tune').map(({ sentences }) =>
      sentences.map(({ text, move }) => ({ words: text, label: move })),
    ),
  ];
  const { weight } = notes;
  return [
    ...printed,
    ...Array.from({ length: notes.inOrder }, () => typed.map((sentences) => ({ weight, sentences }))).flat(),
    ...Array.from({ length: notes.shuffled }, (_, round) =>
      typed.map((sentences, at) => ({ weight, sentences: shuffled(sentences, round * typed.length + at) })),
    ).flat(),
  ];
}

function citedTexts({ sections }: CiteData): LabelledText[] {
  return readCitedParagraphs()
    .filter(({ leftOut, section }) => !leftOut && sections.includes(section))
    .map(({ sentences }) => ({
      weight: 1,
      sentences: sentences.map(({ words, cited }) => ({ words, label: cited ? 'cited' : 'plain' })),
    }));
}

function train<T extends TrainingData>(name: string, used: readonly string[], textsOf: (data: T) => LabelledText[]) {
  const folder = join(engine, name);
  const list = join(folder, 'training-data.json');
  const data = JSON.parse(readFileSync(list, 'utf8')) as T;
  const files = used.map((file) => ({
    file: relative(project, file),
    sha256: createHash('sha256').update(readFileSync(file)).digest('hex'),
  }));
  if (process.argv.includes('--list')) writeFileSync(list, `${JSON.stringify({ ...data, files }, null, 2)}\n`);
  else if (JSON.stringify(files) !== JSON.stringify(data.files)) {
    throw new Error(`The files of ${name} are not those that it lists. If that is meant, run again with -- --list.`);
  }
  const made = `${JSON.stringify(packWeights(trainLinear(textsOf(data), data)), null, 1)}\n`;
  const stored = join(folder, 'weights.json');
  if (!process.argv.includes('--check')) writeFileSync(stored, made);
  else if (readFileSync(stored, 'utf8') !== made) {
    process.stderr.write(`The stored weights of ${name} are not those that the listed files give.\n`);
    process.exitCode = 1;
  }
}

train<MoveData>('move-model', [join(academicFolder, 'moves.jsonl.gz'), ...trainingNoteFiles()], moveTexts);
train<CiteData>('cite-model', [join(academicFolder, 'citeworthy.jsonl.gz')], citedTexts);
