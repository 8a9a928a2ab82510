// npm run train:points writes the weights of the classifier of terms of offers; `-- --check` compares them with the stored ones.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PointWeights } from '../src/documents/lease/letter/point-model/point-weights.ts';
import { type LabelledTerm, trainPoints } from '../src/documents/lease/letter/point-model/train-points.ts';

const project = join(import.meta.dirname, '..');
const terms = join(project, 'tests', 'lease-documents', 'offers', 'terms');
const stored = join(project, 'src', 'documents', 'lease', 'letter', 'point-model', 'weights.json');

function readTerms(): LabelledTerm[] {
  return readdirSync(terms)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(terms, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as LabelledTerm);
}

/** A line per feature, so that a change shows as a change of lines. */
function writtenOut({ points, bias, features }: PointWeights): string {
  const lines = Object.entries(features).map(([name, own]) => `${JSON.stringify(name)}:${JSON.stringify(own)}`);
  return `{"points":${JSON.stringify(points)},\n"bias":${JSON.stringify(bias)},\n"features":{\n${lines.join(',\n')}\n}}\n`;
}

const made = writtenOut(trainPoints(readTerms()));
if (!process.argv.includes('--check')) writeFileSync(stored, made);
else if (readFileSync(stored, 'utf8') !== made) {
  process.stderr.write('The stored weights are not those that the terms give.\n');
  process.exitCode = 1;
}
