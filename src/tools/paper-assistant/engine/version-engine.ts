import type { VersionInput, VersionParts, VersionResult } from '../../../contract/draft-editor.ts';
import type { Engine } from '../../../contract/engine.ts';
import type { Composition } from './compose.ts';
import { packFiles, type Typeset, typesetDraft } from './make-files.ts';
import type { ResearchInput } from './manuscript.ts';

/** Sets and packs a version of a draft from what is kept of it; nothing is composed here. */
export function createVersionEngine(readVersion: (input: VersionInput) => Promise<VersionParts>): Engine<VersionInput> {
  return {
    name: 'built-in',
    steps: [
      {
        id: 'typeset',
        title: 'Typesetting the PDF',
        async run({ input, artifacts, ports, signal }) {
          const { composition, figures } = await readVersion(input);
          const { manuscript } = composition as unknown as Composition;
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
          const typeset = output<Typeset>('typeset');
          const pdf = { ...typeset, bytes: await artifacts.get('main.pdf') };
          const { text } = research as unknown as ResearchInput;
          await artifacts.put('draft.zip', packFiles(composition as unknown as Composition, text, figures, pdf).zip);
          return { engine: typeset.engine, pages: typeset.pages } satisfies VersionResult;
        },
      },
    ],
  };
}
