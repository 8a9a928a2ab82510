import type { DocumentKind } from '../../../contract/documents.ts';
import type { Engine } from '../../../contract/engine.ts';
import { makeOfUpload } from '../../../documents/make-of-upload.ts';

/** One step, so that nothing of the document but the report is ever stored. */
export const leaseAnalysisEngine: Engine<{ readonly kind: DocumentKind }> = {
  name: 'built-in',
  steps: [
    {
      id: 'report',
      title: 'Reading the lease',
      run: (context) => makeOfUpload('lease-analysis', context, 'whole'),
    },
  ],
};
