import { z } from 'zod';
import { type Engine, type EnginePorts, InputError, type Json, type StepContext } from '#contract/engine.ts';
import { modelFailures } from '#contract/model.ts';
import { stepOutput } from '#contract/step-output.ts';
import type { TranslatorInput } from '../tool.ts';
import { composeResult } from './compose-result.ts';
import { unchangedBecause } from './gate.ts';
import { openTranslationDocument } from './open-document.ts';
import type { OpenedDocument } from './opened-document.ts';
import { readPackage, type TranslationPackage } from './read-package.ts';
import { requireHalf } from './require-half.ts';
import { type Translated, translatePassages } from './translate-passages.ts';

/**
 * Translates a document with a language model: code splits the document, the model only sees its words, and code
 * decides which answers are used. `runTokens`: the token budget of a run.
 */
export function createTranslatorEngine({ runTokens }: { readonly runTokens: number }): {
  readonly engine: Engine<TranslatorInput>;
  /** Checks an uploaded package before anything is charged. */
  readonly accept: (upload: Uint8Array, ports: EnginePorts) => Promise<TranslatorInput>;
} {
  // A fifth is reserved for instructions, schemas and retries.
  const mostTokens = 0.8 * runTokens;
  const open = async (context: StepContext<TranslatorInput>) => {
    const job = await readPackage(await context.upload(), context.ports);
    return { job, opened: await openTranslationDocument(job, context.ports, mostTokens, context.signal) };
  };
  return {
    async accept(upload, ports) {
      const job = await readPackage(upload, ports);
      await openTranslationDocument(job, ports, mostTokens);
      const { fileName, format, source, target } = job;
      return { fileName, format, source, target };
    },
    engine: {
      name: 'language model',
      uses: ['model'],
      steps: [
        {
          id: 'translate',
          output: workOutput,
          title: 'Translating the document',
          waitsForModel: {},
          run: async (context) => {
            const { job, opened } = await open(context);
            return (await translate(job, opened, context)) as object as Json;
          },
        },
        {
          id: 'write',
          title: 'Writing the translated document',
          async run(context) {
            const { opened } = await open(context);
            const { model, translated } = context.output(workOutput);
            const { bytes, kept } = await opened.write(
              translated.map((answer) => ('text' in answer ? answer.text : null)),
            );
            const result = composeResult(context.input, opened, translated, kept, model);
            await context.artifacts.put('document', bytes);
            return result as Json;
          },
        },
      ],
    },
  };
}

/** The checkpoint between the steps. */
interface Work {
  readonly model: string;
  readonly translated: readonly Translated[];
}

const workOutput = stepOutput<Work>(
  'translate',
  z.object({
    model: z.string(),
    translated: z.array(z.union([z.object({ text: z.string() }), z.object({ kept: z.string() })])),
  }),
);

async function translate(
  job: TranslationPackage,
  opened: OpenedDocument,
  { model }: Pick<StepContext, 'model'>,
): Promise<Work> {
  if (model === null) {
    throw new InputError(
      `The document could not be translated. ${modelFailures.unreachable} Nothing was charged.`,
      'translation_failed',
    );
  }
  const answers = await translatePassages(opened.passages, job, model);
  const translated = answers.map((answer, index): Translated => {
    const passage = opened.passages[index];
    const keeps = passage !== undefined && 'text' in answer && opened.keeps(passage, answer.text);
    return keeps || 'kept' in answer ? answer : { kept: unchangedBecause.marks };
  });
  requireHalf(opened.passages, translated);
  return { model: model.name, translated };
}
