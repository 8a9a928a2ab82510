import { readFileSync } from 'node:fs';
import type { LeaseReport } from '#contract/lease-report.ts';
import type { Document } from '#documents/document.ts';
import { type GateAnswer, gateLease, gateLetter } from '#documents/lease/gate.ts';
import { type LeaseText, prepareText } from '#documents/lease/prepare/lease-text.ts';
import { analysisOf } from '#documents/lease/present/analysis.ts';
import { readLease } from '#documents/lease/read-lease.ts';
import { openDocument } from '#documents/open-document.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';

export interface OpenedDocument {
  readonly document: Document;
  readonly text: LeaseText;
  readonly gate: GateAnswer;
  readonly letterGate: GateAnswer;
}

/** Opens PDFs and DOCX files with the product's reader, and written texts without it. */
export function documentOpener() {
  const reader = createDocumentReader({ timeLimit: 120_000 });
  return {
    async open(path: string): Promise<OpenedDocument> {
      const bytes = readFileSync(path);
      const document = path.endsWith('.txt')
        ? caseDocument(bytes.toString('utf8'))
        : openDocument(await reader.read(bytes, path.endsWith('.docx') ? 'docx' : 'pdf'));
      const text = prepareText(document);
      return { document, text, gate: gateLease(text), letterGate: gateLetter(text) };
    },
    close: () => reader.close(),
  };
}

/** The full report, whatever the gate decided: the gate is measured separately. */
export function analysisReport({ text, gate }: OpenedDocument): LeaseReport {
  return analysisOf(readLease(text, gate.judged, null), gate.note);
}
