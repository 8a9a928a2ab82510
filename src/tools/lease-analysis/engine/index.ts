import type { DocumentKind } from '#contract/documents.ts';
import type { Engine } from '#contract/engine.ts';
import { makeReport } from '#documents/lease/model/make-report.ts';

/** One step, so that only the report, and nothing else of the document, is ever stored. */
export const leaseAnalysisEngine: Engine<{ readonly kind: DocumentKind }> = {
  name: 'built-in',
  uses: ['model'],
  steps: [
    {
      id: 'report',
      title: 'Reading the lease',
      waitsForModel: {},
      run: (context) => makeReport('lease-analysis', context),
    },
  ],
};
