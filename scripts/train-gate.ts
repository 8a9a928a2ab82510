// npm run train:gate writes the weights of the gate's classifier of offers; `-- --check` compares them with the stored
// ones.
import { join } from 'node:path';
import { trainOfferModel } from '#documents/lease/gate/offer-model/train-offer-model.ts';
import { gateTrainingDocuments } from './gate-documents.ts';
import { storeWeights, writtenWeights } from './written-weights.ts';

const stored = join(import.meta.dirname, '..', 'src', 'documents', 'lease', 'gate', 'offer-model', 'weights.json');

const made = writtenWeights(trainOfferModel(gateTrainingDocuments()));
storeWeights(stored, made, 'documents');
