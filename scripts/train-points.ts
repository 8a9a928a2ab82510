// npm run train:points writes the weights of the classifier for offer terms; `-- --check` compares them with the stored
// ones.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelledTerm, trainPoints } from '#documents/lease/letter/point-model/train-points.ts';
import { markedOffers } from './marked-offers.ts';
import { leftOpenIn, settledIn } from './points-of-rows.ts';
import { wholeOffers } from './whole-offers.ts';
import { storeWeights, writtenWeights } from './written-weights.ts';

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

/**
 * The lines of the marked offers: fields from their marks, points settled (`p:`), points left open (`o:`), and
 * statements about binding effect (`b:`).
 */
function markedTerms(): LabelledTerm[] {
  return markedOffers('written').flatMap(({ rows }) =>
    rows.map((row): LabelledTerm => {
      const points = settledIn(row).filter((point) => learned.has(point));
      const open = leftOpenIn(row);
      return termOf(row.text, points, open !== undefined && learned.has(open) ? open : undefined);
    }),
  );
}

function wholeTerms(): LabelledTerm[] {
  return wholeOffers().flatMap(({ lines }) =>
    lines.map(({ text, settles, leavesOpen }) => {
      const points = settles.filter((point) => learned.has(point));
      return termOf(text, points, points.length === 0 ? leavesOpen.find((point) => learned.has(point)) : undefined);
    }),
  );
}

function termOf(line: string, [point, ...also]: readonly string[], open: string | undefined): LabelledTerm {
  // A heading and its text in three forms: `Term<tab>five years`, `Term: five years`, `Term. Five years.`
  const [, heading = null, rest = line] = /^([^\t:.]{2,40})(?:\t|: |\. )(?=\S)(.*)$/s.exec(line) ?? [];
  const words = { heading: heading?.trim() ?? null, text: rest.replaceAll('\t', ' ') };
  if (open !== undefined) return { point: open, label: 'open', ...words };
  return point === undefined
    ? { point: 'none', label: 'other', ...words }
    : { point, label: 'settles', also, ...words };
}

const bank = readTerms();
/** Points of the labeled terms, and those that only whole offers label, if they have enough lines for training. */
const learned: ReadonlySet<string> = new Set([
  ...bank.map(({ point }) => point),
  ...['restoration', 'renewal_notice', 'delivery_delay'],
]);
const made = writtenWeights(trainPoints([...bank, ...markedTerms(), ...wholeTerms()]));
storeWeights(stored, made, 'terms');
