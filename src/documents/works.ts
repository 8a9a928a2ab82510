import type { ReadDocument } from '../contract/documents.ts';
import { type DocumentWorks, InputError, type Json } from '../contract/engine.ts';
import { type GateAnswer, gateLease, gateLetter } from './lease/gate.ts';
import { analyseLease } from './lease/lease-analysis.ts';
import { abstractLease } from './lease/lease-report.ts';
import { type LeaseText, prepareText } from './lease/lease-text.ts';
import { analyseLetter } from './lease/letter-report.ts';
import { openDocument } from './open-document.ts';
import { paragraphsOf } from './place.ts';

/** Everything that the tools have made of documents, by the names that the process that reads them knows. */
export const documentWorks: DocumentWorks = {
  'lease-gate': (read) => answerOf(gateLease, read),
  'letter-gate': (read) => answerOf(gateLetter, read),
  'lease-abstract': (read) => reportOf(gateLease, abstractLease, read),
  'lease-analysis': (read) => reportOf(gateLease, analyseLease, read),
  'letter-analysis': (read) => reportOf(gateLetter, analyseLetter, read),
  paragraphs: (read) => paragraphsOf(openDocument(read)),
};

/** `PreAnalysisResult`: YES, or what the document seems to be instead. */
function answerOf(gate: (text: LeaseText) => GateAnswer, read: ReadDocument): Json {
  return { text: gate(prepareText(openDocument(read))).text };
}

/** A document of another kind is refused here as well, whatever the pre-analysis was asked. */
function reportOf(gate: (text: LeaseText) => GateAnswer, report: (text: LeaseText) => Json, read: ReadDocument): Json {
  const text = prepareText(openDocument(read));
  const { accepted, text: answer } = gate(text);
  if (!accepted) throw new InputError(answer);
  return report(text);
}
