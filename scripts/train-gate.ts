// npm run train:gate writes the weights of the gate's classifier of offers; `-- --check` compares them with the stored
// ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainOfferModel } from '#documents/lease/gate/offer-model/train-offer-model.ts';
import { gateTrainingDocuments } from './gate-documents.ts';
import { writtenWeights } from './written-weights.ts';

const stored = join(import.meta.dirname, '..', 'src', 'documents', 'lease', 'gate', 'offer-model', 'weights.json');

const made = writtenWeights(trainOfferModel(gateTrainingDocuments()));
if (!process.argv.includes('--check')) writeFileSync(stored, made);
else if (readFileSync(stored, 'utf8') !== made) {
  process.stderr.write('The stored weights are not those that the documents give.\n');
  process.exitCode = 1;
}
