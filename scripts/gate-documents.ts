// The documents that train the gate's classifier of offers, and those that only measure it, in
// tests/lease-documents.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateCases } from '#documents/lease/gate/gate.cases.ts';
import type { LabelledDocument } from '#documents/lease/gate/offer-model/train-offer-model.ts';
import { markedOffers } from './marked-offers.ts';
import { wholeOffers } from './whole-offers.ts';

const labelled = join(import.meta.dirname, '..', 'tests', 'lease-documents');
const offers = join(labelled, 'offers');

/** In a shuffled but fixed order, which the training needs: `leftOut` names a file of other kinds to leave out. */
export function gateTrainingDocuments(leftOut: string | null = null): LabelledDocument[] {
  const documents = [
    ...markedOffers('written', 'written-values').map(({ rows }) => offer(rows.map(({ text }) => text).join('\n'))),
    ...wholeOffers().map(({ lines }) => offer(lines.map(({ text }) => text).join('\n'))),
    ...['tuned', 'left-out'].flatMap(labelledIn),
    ...otherKinds()
      .filter(({ file }) => file !== leftOut)
      .map(({ text }) => ({ text, offers: false })),
    ...gateCases.map(({ text, kind }) => ({ text, offers: kind === 'loi' })),
    ...textsIn(join(labelled, 'gate'), (file) => file.startsWith('letter')),
    ...textsIn(join(labelled, 'texts'), (file) => file.startsWith('loi')),
    ...textsIn(join(labelled, '..', 'eval', 'research-notes', 'tune'), () => false),
  ];
  const hashOf = ({ text }: LabelledDocument) => createHash('sha256').update(text).digest('hex');
  return documents
    .map((each) => ({ each, hash: hashOf(each) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ each }) => each);
}

/** Offers by authors whose texts are not used for training. */
export function gateOnlyOffers(): string[] {
  return blocksIn(join(offers, 'gate-only')).map(({ lines }) =>
    lines.map((line) => (line.split(' ## ')[0] ?? '').replace(/\{\w+:([^}]*)\}/g, '$1')).join('\n'),
  );
}

/** Documents that aren't offers, by file; each file has one author. */
export function otherKinds(): { readonly file: string; readonly text: string }[] {
  return blocksIn(join(offers, 'other-kinds')).map(({ file, lines }) => ({ file, text: lines.join('\n') }));
}

const offer = (text: string): LabelledDocument => ({ text, offers: true });

/** Each document begins with `@ name`. */
function blocksIn(folder: string): { readonly file: string; readonly lines: readonly string[] }[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^@ /m)
        .slice(1)
        .map((block) => ({ file, lines: block.trimEnd().split('\n').slice(1) })),
    );
}

function labelledIn(folder: string): LabelledDocument[] {
  return readdirSync(join(offers, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      text: readFileSync(join(offers, folder, file.replace('.json', '.txt')), 'utf8'),
      offers: JSON.parse(readFileSync(join(offers, folder, file), 'utf8')).gate === 'accept',
    }));
}

function textsIn(folder: string, isOffer: (file: string) => boolean): LabelledDocument[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => ({ text: readFileSync(join(folder, file), 'utf8'), offers: isOffer(file) }));
}
