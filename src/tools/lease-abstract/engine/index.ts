import type { DocumentKind } from '#contract/documents.ts';
import type { Engine } from '#contract/engine.ts';
import { makeReport } from '#documents/lease/model/make-report.ts';

/** One step, so that nothing of the document but the report is ever stored. */
export const leaseAbstractEngine: Engine<{ readonly kind: DocumentKind }> = {
  name: 'built-in',
  uses: ['model'],
  steps: [
    {
      id: 'report',
      title: 'Reading the lease',
      waitsForModel: {},
      run: (context) => makeReport('lease-abstract', context),
    },
  ],
};
