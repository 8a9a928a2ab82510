import type { DocumentInput, PreAnalysisResult } from '../../../contract/document-file.ts';
import type { Engine } from '../../../contract/engine.ts';
import { gateLetter } from '../../../documents/lease/gate.ts';
import { prepareText } from '../../../documents/lease/lease-text.ts';
import { openDocument } from '../../../documents/open-document.ts';

/** Reads the document and answers YES, or what it seems to be instead. */
export const loiPreAnalysisEngine: Engine<DocumentInput> = {
  name: 'built-in',
  steps: [
    {
      id: 'look',
      title: 'Looking at the document',
      async run({ input, upload, ports, signal }) {
        const read = await ports.documents.read(await upload(), input.kind, signal);
        return { text: gateLetter(prepareText(openDocument(read))).text } satisfies PreAnalysisResult;
      },
    },
  ],
};
