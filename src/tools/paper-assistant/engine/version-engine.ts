import type { VersionInput, VersionParts, VersionResult } from '#contract/draft-editor.ts';
import type { Engine } from '#contract/engine.ts';
import { stepOutput } from '#contract/step-output.ts';
import { packFiles, type Typeset, typesetDraft, typesetSchema } from './make-files.ts';
import { readComposition, readResearch } from './stored/stored-draft.ts';

const typesetOutput = stepOutput('typeset', typesetSchema);

/** Typesets and packs a version of a draft from its stored composition; nothing is composed here. */
export function createVersionEngine(readVersion: (input: VersionInput) => Promise<VersionParts>): Engine<VersionInput> {
  return {
    name: 'built-in',
    steps: [
      {
        id: 'typeset',
        output: typesetOutput,
        title: 'Typesetting the PDF',
        async run({ input, artifacts, ports, signal }) {
          const { composition, figures } = await readVersion(input);
          const { manuscript } = readComposition(composition);
          const { pdf, ...typeset } = await typesetDraft(manuscript, figures, ports.typesetter, signal);
          await artifacts.put('main.pdf', pdf);
          return { ...typeset } satisfies Typeset;
        },
      },
      {
        id: 'pack',
        title: 'Packing the draft',
        async run({ input, output, artifacts }) {
          const { research, composition, figures } = await readVersion(input);
          const typeset = output(typesetOutput);
          const pdf = { ...typeset, bytes: await artifacts.get('main.pdf') };
          const { text } = readResearch(research);
          await artifacts.put('draft.zip', packFiles(readComposition(composition), text, figures, pdf).zip);
          return { engine: typeset.engine, pages: typeset.pages } satisfies VersionResult;
        },
      },
    ],
  };
}
