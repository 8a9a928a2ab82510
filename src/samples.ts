import { readFile } from 'node:fs/promises';
import { type Zippable, zipSync } from 'fflate';
import type { DocumentInput } from './contract/document-file.ts';
import { countWords } from './contract/free-text.ts';
import type { SampleFile } from './features/site/contract.ts';
import type { Sample } from './server/runs/runnable-tool.ts';
import { baseRentFields, baseRentForm, discountRateField } from './tools/base-rent-sens/tool.ts';
import { sampleResearch } from './tools/paper-assistant/engine/sample-draft.ts';
import { packageNames as paperNames, writeInputText } from './tools/paper-assistant/tool.ts';
import { type TranslatorInput, packageNames as translationNames } from './tools/translator/tool.ts';

/** The samples of the tools. Parties, buildings and studies are made up; seed papers are real. */
const lease = documentSample('lease.pdf');

const paper: Sample<{ words: number; images: number }> = {
  input: { words: countWords(sampleResearch.text), images: 0 },
  file: async () => {
    const { seeds, ...panel } = sampleResearch.options;
    return packed({
      [paperNames.text]: writeInputText(sampleResearch.text, []),
      [paperNames.options]: JSON.stringify(panel),
      [paperNames.seeds]: seeds,
    });
  },
};

const translatorInput: TranslatorInput = { fileName: 'abstract.txt', format: 'txt', source: 'en', target: 'de' };
const translator: Sample<TranslatorInput> = {
  input: translatorInput,
  file: async () => {
    const { fileName, source, target } = translatorInput;
    return packed({
      [translationNames.options]: JSON.stringify({
        fileName,
        source,
        target,
        glossary: 'street lamp = Straßenlaterne',
      }),
      [translationNames.document]: sampleResearch.text.split('\n\n').slice(0, 2).join('\n\n'),
    });
  },
};

export const samples = {
  'paper-assistant': paper,
  translator,
  'lease-abstract': lease,
  'lease-analysis': lease,
  'loi-analysis': documentSample('letter.pdf'),
  'base-rent-sens': {
    input: baseRentForm.parse(
      Object.fromEntries([...baseRentFields, discountRateField].map(({ name, initial }) => [name, initial])),
    ),
  },
} satisfies Readonly<Record<string, Sample>>;

/** The engines' results for the samples, and the documents themselves; `npm run samples` rebuilds them. */
export function sampleFile(name: SampleFile): Promise<Uint8Array> {
  return readFile(new URL(`./samples/${name}`, import.meta.url));
}

function documentSample(name: 'lease.pdf' | 'letter.pdf'): Sample<DocumentInput> {
  return {
    // Its pages are not confidential, and show the location of each quote.
    input: { fileName: name, kind: 'pdf', keepPages: true },
    file: () => sampleFile(name),
  };
}

/** The same bytes each time, although the entries of a zip have a date. */
function packed(texts: Readonly<Record<string, string>>): Uint8Array {
  const encode = (text: string) => new TextEncoder().encode(text);
  const mtime = new Date(2026, 0, 1);
  const files: Zippable = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, [encode(text), { mtime }]]),
  );
  return zipSync(files);
}
