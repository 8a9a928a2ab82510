// npm run train:risks writes the weights of the classifier for risks in offers; `-- --check` compares them with the
// stored ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RiskWeights } from '#documents/lease/letter/risk-model/risk-weights.ts';
import { trainRisks } from '#documents/lease/letter/risk-model/train-risks.ts';
import { riskSentences } from './risk-sentences.ts';

const stored = join(import.meta.dirname, '..', 'src', 'documents', 'lease', 'letter', 'risk-model', 'weights.json');

/** One line per feature, so that diffs show single changes. */
function writtenOut({ classes, bias, features }: RiskWeights): string {
  const lines = Object.entries(features).map(([name, own]) => `${JSON.stringify(name)}:${JSON.stringify(own)}`);
  return `{"classes":${JSON.stringify(classes)},\n"bias":${JSON.stringify(bias)},\n"features":{\n${lines.join(',\n')}\n}}\n`;
}

const made = writtenOut(trainRisks(riskSentences()));
if (!process.argv.includes('--check')) writeFileSync(stored, made);
else if (readFileSync(stored, 'utf8') !== made) {
  process.stderr.write('The stored weights are not those that the sentences give.\n');
  process.exitCode = 1;
}
