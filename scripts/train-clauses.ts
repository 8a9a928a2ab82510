// npm run train:clauses writes the weights of the lease clause classifier; `-- --check` compares them with the stored
// ones; `-- --measure` prints how often its choices are right in leases that are left out of the training.
import { join } from 'node:path';
import { trainClauses } from '#documents/lease/clause-model/train-clauses.ts';
import { clausesOfCases, labelledLeases, writtenClauses } from './labelled-clauses.ts';
import { measureClauses } from './measure-clauses.ts';
import { storeWeights, writtenWeights } from './written-weights.ts';

const stored = join(import.meta.dirname, '..', 'src', 'documents', 'lease', 'clause-model', 'weights.json');

const leases = await labelledLeases();
const others = [...(await clausesOfCases()), ...writtenClauses()];
if (process.argv.includes('--measure')) process.stdout.write(measureClauses(leases, others));
else {
  const made = writtenWeights(trainClauses([...leases.flatMap(({ clauses }) => clauses), ...others]));
  storeWeights(stored, made, 'leases');
}
