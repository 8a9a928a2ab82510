import type { DocumentInput } from '../../../contract/document-file.ts';
import type { Engine } from '../../../contract/engine.ts';

/** Reads the document and answers YES, or what it seems to be instead. */
export const loiPreAnalysisEngine: Engine<DocumentInput> = {
  name: 'built-in',
  steps: [
    {
      id: 'look',
      title: 'Looking at the document',
      run: async ({ input, upload, ports, signal }) =>
        ports.documents.make('letter-gate', await upload(), input.kind, signal),
    },
  ],
};
