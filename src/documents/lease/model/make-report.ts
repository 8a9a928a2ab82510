import type { DocumentKind, DocumentTaskName } from '#contract/documents.ts';
import { InputError, type Json, type StepContext } from '#contract/engine.ts';
import { sourceOfUpload } from '../../make-of-upload.ts';
import { askModel, type ModelClaims } from './ask-model.ts';

/**
 * A report on the uploaded document: the built-in one, with a language model's readings if one is configured. All work
 * on the document happens in the process that reads it. The model is called from here, and only for a document of the
 * right kind.
 */
export async function makeReport(
  work: Exclude<DocumentTaskName, 'paragraphs' | `${string}-gate` | `${string}-parts`>,
  context: StepContext<{ readonly kind: DocumentKind }>,
): Promise<Json> {
  const { input, ports, model, signal } = context;
  const source = await sourceOfUpload(context, 'whole');
  const make = (name: DocumentTaskName, extra?: ModelClaims) =>
    ports.documents.make(name, source, input.kind, signal, extra as Json | undefined);
  if (!model) return make(work);
  const of = work === 'letter-analysis' ? 'letter' : 'lease';
  const parts = await make(`${of}-parts`);
  const said = await askModel(parts as string[], model, of);
  try {
    return await make(work, said);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    // The document was readable before, so the search for the model's quotes must have taken too long.
    const failure = 'What the language model said could not be checked in time.';
    return make(work, {
      ...said,
      claims: [],
      risks: [],
      failures: [...said.failures, failure],
      parts: { ...said.parts, read: 0 },
    });
  }
}
