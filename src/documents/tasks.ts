import type { ReadDocument } from '#contract/documents.ts';
import { type DocumentTasks, InputError, type Json } from '#contract/engine.ts';
import type { DocumentReport } from '#contract/lease-report.ts';
import { type GateAnswer, gateLease, gateLetter } from './lease/gate.ts';
import { analyzeLetter } from './lease/letter/letter-report.ts';
import type { ModelClaims } from './lease/model/ask-model.ts';
import { modelParts } from './lease/model/model-parts.ts';
import { type LeaseText, prepareText } from './lease/prepare/lease-text.ts';
import { abstractOf } from './lease/present/abstract.ts';
import { analysisOf } from './lease/present/analysis.ts';
import { readLease } from './lease/read-lease.ts';
import { openDocument } from './open-document.ts';
import { paragraphsOf } from './place.ts';

/** Everything that the tools compute from documents, by name; runs in the process that reads the document. */
export const documentTasks: DocumentTasks = {
  'lease-gate': (read) => answerOf(gateLease, read),
  'letter-gate': (read) => answerOf(gateLetter, read),
  'lease-abstract': (read, claims) => {
    const { text, gate } = gated(gateLease, read);
    return abstractOf(readLease(text, gate.judged, claimsOf(claims)), gate.note);
  },
  'lease-analysis': (read, claims) => {
    const { text, gate } = gated(gateLease, read);
    return analysisOf(readLease(text, gate.judged, claimsOf(claims)), gate.note);
  },
  'letter-analysis': (read, claims) =>
    analyzeLetter(gated(gateLetter, read).text, claimsOf(claims)) satisfies DocumentReport,
  'lease-parts': (read) => partsOf(gateLease, read),
  'letter-parts': (read) => partsOf(gateLetter, read),
  paragraphs: (read) => paragraphsOf(openDocument(read)),
};

/** `PreAnalysisResult`: YES, or the apparent kind of document. */
function answerOf(gate: (text: LeaseText) => GateAnswer, read: ReadDocument): Json {
  return { text: gate(prepareText(openDocument(read))).text };
}

/** The texts of the document that a language model gets. */
function partsOf(gate: (text: LeaseText) => GateAnswer, read: ReadDocument): Json {
  return modelParts(gated(gate, read).text.document).parts.map(({ text }) => text);
}

/** The result of `askModel` crosses the process boundary as plain data. */
function claimsOf(claims: Json): ModelClaims | null {
  return claims as unknown as ModelClaims | null;
}

/** Documents of another kind are also refused here, regardless of the pre-analysis. */
function gated(
  judge: (text: LeaseText) => GateAnswer,
  read: ReadDocument,
): { readonly text: LeaseText; readonly gate: GateAnswer } {
  const text = prepareText(openDocument(read));
  const gate = judge(text);
  if (!gate.accepted) throw new InputError(gate.text);
  return { text, gate };
}
