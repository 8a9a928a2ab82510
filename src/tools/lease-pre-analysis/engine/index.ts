import type { DocumentInput } from '#contract/document-file.ts';
import type { Engine } from '#contract/engine.ts';
import { makeOfUpload } from '#documents/make-of-upload.ts';

/** Reads the document and answers YES, or what it appears to be instead. */
export const leasePreAnalysisEngine: Engine<DocumentInput> = {
  name: 'built-in',
  steps: [
    {
      id: 'look',
      title: 'Looking at the document',
      run: (context) => makeOfUpload('lease-gate', context, 'opening'),
    },
  ],
};
