// npm run train:risks writes the weights of the classifier for risks in offers; `-- --check` compares them with the
// stored ones.
import { join } from 'node:path';
import { trainRisks } from '#documents/lease/letter/risk-model/train-risks.ts';
import { riskSentences } from './risk-sentences.ts';
import { storeWeights, writtenWeights } from './written-weights.ts';

const stored = join(import.meta.dirname, '..', 'src', 'documents', 'lease', 'letter', 'risk-model', 'weights.json');

const made = writtenWeights(trainRisks(riskSentences()));
storeWeights(stored, made, 'sentences');
