import type { DocumentReport } from '../contract/document-report.ts';
import type { ReadDocument } from '../contract/documents.ts';
import { type DocumentWorks, InputError, type Json } from '../contract/engine.ts';
import { type GateAnswer, gateLease, gateLetter } from './lease/gate.ts';
import { analyseLease } from './lease/lease-analysis.ts';
import { abstractLease } from './lease/lease-report.ts';
import { analyseLetter } from './lease/letter-report.ts';
import type { ModelClaims } from './lease/model/ask-model.ts';
import { modelParts } from './lease/model/model-parts.ts';
import { withClaims } from './lease/model/with-claims.ts';
import { type LeaseText, prepareText } from './lease/prepare/lease-text.ts';
import { openDocument } from './open-document.ts';
import { paragraphsOf } from './place.ts';

/** Everything that the tools have made of documents, by the names that the process that reads them knows. */
export const documentWorks: DocumentWorks = {
  'lease-gate': (read) => answerOf(gateLease, read),
  'letter-gate': (read) => answerOf(gateLetter, read),
  'lease-abstract': (read, claims) => reportOf(gateLease, abstractLease, read, claims),
  'lease-analysis': (read, claims) => reportOf(gateLease, analyseLease, read, claims),
  'letter-analysis': (read, claims) => reportOf(gateLetter, analyseLetter, read, claims),
  'lease-parts': (read) => partsOf(gateLease, read),
  'letter-parts': (read) => partsOf(gateLetter, read),
  paragraphs: (read) => paragraphsOf(openDocument(read)),
};

/** `PreAnalysisResult`: YES, or what the document seems to be instead. */
function answerOf(gate: (text: LeaseText) => GateAnswer, read: ReadDocument): Json {
  return { text: gate(prepareText(openDocument(read))).text };
}

/** The texts that a language model gets of the document. */
function partsOf(gate: (text: LeaseText) => GateAnswer, read: ReadDocument): Json {
  return modelParts(gated(gate, read).document).parts.map(({ text }) => text);
}

/** The built-in report, with what a model claimed where one was asked. */
function reportOf(
  gate: (text: LeaseText) => GateAnswer,
  report: (text: LeaseText) => DocumentReport,
  read: ReadDocument,
  claims: Json,
): Json {
  const text = gated(gate, read);
  const builtIn = report(text);
  return claims === null ? builtIn : withClaims(text.document, builtIn, claims as unknown as ModelClaims);
}

/** A document of another kind is refused here as well, whatever the pre-analysis was asked. */
function gated(gate: (text: LeaseText) => GateAnswer, read: ReadDocument): LeaseText {
  const text = prepareText(openDocument(read));
  const { accepted, text: answer } = gate(text);
  if (!accepted) throw new InputError(answer);
  return text;
}
