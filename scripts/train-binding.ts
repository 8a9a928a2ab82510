// npm run train:binding writes the weights of the classifier of binding language; `-- --check` compares them with the
// stored ones, and `-- --measure` prints how well it reads offers by authors that it wasn't trained with.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainBinding } from '#documents/lease/letter/binding-model/train-binding.ts';
import { otherBindingLines, taggedOffers } from './binding-sentences.ts';
import { measureBinding } from './measure-binding.ts';
import { writtenWeights } from './written-weights.ts';

const stored = join(import.meta.dirname, '..', 'src', 'documents', 'lease', 'letter', 'binding-model', 'weights.json');

if (process.argv.includes('--measure')) process.stdout.write(measureBinding());
else {
  const tagged = taggedOffers('written', 'written-values').flatMap(({ lines }) => lines);
  const made = writtenWeights(trainBinding([...tagged, ...otherBindingLines()]));
  if (!process.argv.includes('--check')) writeFileSync(stored, made);
  else if (readFileSync(stored, 'utf8') !== made) {
    process.stderr.write('The stored weights are not those that the lines give.\n');
    process.exitCode = 1;
  }
}
