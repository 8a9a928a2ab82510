import { type EnginePorts, InputError } from '#contract/engine.ts';
import { inputErrorOf } from '#contract/input-error-of.ts';
import { limits } from '#contract/limits.ts';
import { speakPlainly } from '#contract/plain-messages.ts';
import { type GlossaryTerm, readGlossary, translationFormatOf, translationProblem } from '#contract/translation.ts';
import { packageNames, type TranslatorInput, translationOptions } from '../tool.ts';

speakPlainly();

export interface TranslationPackage extends TranslatorInput {
  readonly glossary: readonly GlossaryTerm[];
  readonly document: Uint8Array;
}

/** Reads the page's package, and applies the page's rules again; throws InputError with their messages. */
export async function readPackage(
  upload: Uint8Array,
  ports: Pick<EnginePorts, 'archives'>,
): Promise<TranslationPackage> {
  const files = await ports.archives.read(upload, {
    entries: 2,
    totalBytes: limits.document.bytes + optionsBytes,
    bytesFor: (name) =>
      name === packageNames.document ? limits.document.bytes : name === packageNames.options ? optionsBytes : 0,
  });
  const document = files.get(packageNames.document);
  const written = files.get(packageNames.options);
  if (!document || !written) throw inputErrorOf('invalid_input');
  const options = translationOptions.safeParse(parseJson(written));
  if (!options.success) throw new InputError(options.error.issues[0]?.message ?? '', 'invalid_input');
  const { fileName, source, target, glossary } = options.data;
  const problem = translationProblem({ name: fileName, size: document.byteLength });
  if (problem) throw new InputError(problem.message, problem.code);
  const read = readGlossary(glossary);
  if ('problem' in read) throw new InputError(read.problem);
  const format = translationFormatOf(fileName) ?? 'txt';
  return { fileName, format, source, target, glossary: read.terms, document };
}

const optionsBytes = 256 * 1024;

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw inputErrorOf('invalid_input');
  }
}
