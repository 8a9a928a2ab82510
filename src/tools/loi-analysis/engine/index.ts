import type { DocumentKind } from '../../../contract/documents.ts';
import { type Engine, InputError, type Json } from '../../../contract/engine.ts';
import { gateLetter } from '../../../documents/lease/gate.ts';
import { prepareText } from '../../../documents/lease/lease-text.ts';
import { analyseLetter } from '../../../documents/lease/letter-report.ts';
import { openDocument } from '../../../documents/open-document.ts';

/**
 * One step, so that nothing of the document but the report is ever stored. A document that is no letter of intent to lease is refused here as
 * well, whatever the pre-analysis was asked.
 */
export const loiAnalysisEngine: Engine<{ readonly kind: DocumentKind }> = {
  name: 'built-in',
  steps: [
    {
      id: 'report',
      title: 'Reading the letter',
      async run({ input, upload, ports, signal }): Promise<Json> {
        const text = prepareText(openDocument(await ports.documents.read(await upload(), input.kind, signal)));
        const gate = gateLetter(text);
        if (!gate.accepted) throw new InputError(gate.text);
        return analyseLetter(text);
      },
    },
  ],
};
