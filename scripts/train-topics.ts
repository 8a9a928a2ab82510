// npm run train:topics writes the weights of the topic classifier; `-- --check` compares them with the stored ones. The
// documents are outside the repository, in ../shared/fixtures; their names and hashes are in training-documents.json.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { trainTopics } from '#documents/lease/topics/train-topics.ts';
import { openDocument } from '#documents/open-document.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { storeWeights, writtenWeights } from './written-weights.ts';

const project = join(import.meta.dirname, '..');
const folder = join(project, 'src', 'documents', 'lease', 'topics');

/** The weights, in their stored form, from the listed documents below `corpus`. Throws when a document has changed. */
async function trainFrom(corpus: string): Promise<string> {
  const listed = JSON.parse(await readFile(join(folder, 'training-documents.json'), 'utf8')) as {
    file: string;
    sha256: string;
  }[];
  const reader = createDocumentReader({ timeLimit: 120_000 });
  try {
    const documents = [];
    for (const { file, sha256 } of listed) {
      const bytes = await readFile(join(corpus, file));
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`${file} is another document`);
      documents.push(prepareText(openDocument(await reader.read(bytes, 'pdf'))));
    }
    return writtenWeights(trainTopics(documents));
  } finally {
    await reader.close();
  }
}

const corpus = join(project, '..', 'shared', 'fixtures');
const weights = join(folder, 'weights.json');
const made = await trainFrom(corpus);
storeWeights(weights, made, 'listed documents');
