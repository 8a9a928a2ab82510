import type { DocumentKind } from '../../../contract/documents.ts';
import type { Engine } from '../../../contract/engine.ts';

/** One step, so that nothing of the document but the report is ever stored. */
export const leaseAnalysisEngine: Engine<{ readonly kind: DocumentKind }> = {
  name: 'built-in',
  steps: [
    {
      id: 'report',
      title: 'Reading the lease',
      run: async ({ input, upload, ports, signal }) =>
        ports.documents.make('lease-analysis', await upload(), input.kind, signal),
    },
  ],
};
