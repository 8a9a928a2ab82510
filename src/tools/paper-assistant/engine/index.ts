import { z } from 'zod';
import { type VersionSource, versionSourceArtifact } from '#contract/draft-editor.ts';
import { draftResultSchema } from '#contract/draft-result.ts';
import type { EncodedImage, Engine, EnginePorts, Json, StepContext } from '#contract/engine.ts';
import { stepOutput } from '#contract/step-output.ts';
import type { PaperInput } from '../tool.ts';
import type { Composition } from './compose.ts';
import { isEnglish } from './language.ts';
import { type Findings, lookUp } from './literature/look-up.ts';
import { packFiles, type Typeset, typesetDraft, typesetSchema } from './make-files.ts';
import type { ResearchInput } from './manuscript.ts';
import { type ModelWork, modelWorkSchema, workWithModel } from './model/model-work.ts';
import { searchFurther } from './model/search-further.ts';
import { withModelWork } from './model/with-model-work.ts';
import { readPackage } from './read-package.ts';
import { findingsSchema, researchSchema } from './stored/inputs-schema.ts';
import { composedOutput, storeComposition } from './stored/stored-draft.ts';

/**
 * The built-in composer: turns a research package into a draft without a model. Without lookups the same package gives
 * a byte-identical draft on the same typesetter. If there is a model, it is used after that draft is stored.
 */
export function createPaperEngine({ literature, modelSeconds }: PaperEngineParts): Engine<PaperInput> {
  return {
    name: engineName,
    uses: ['model', 'literature'],
    steps: [
      { id: 'read', title: 'Reading the package', output: readOutput, run: read },
      ...(literature
        ? [{ id: 'look-up', title: 'Looking up the literature', output: lookUpOutput, run: lookUpLiterature }]
        : []),
      {
        id: 'compose',
        title: 'Composing the manuscript and its checklists',
        output: composedOutput,
        run: async (context) => asJson(await composed(context, findingsOf(context))),
      },
      { id: 'typeset', title: 'Typesetting the PDF', output: typesetOutput, run: typeset },
      {
        id: 'pack',
        title: 'Packing the draft',
        output: packOutput,
        run: (context) =>
          pack(context, context.output(composedOutput), findingsOf(context), context.output(typesetOutput)),
      },
      // From this point the draft is stored, and a model can only add to it.
      ...(modelSeconds === null
        ? []
        : [
            {
              id: 'model',
              title: 'Working through the draft with the language model',
              waitsForModel: { seconds: modelSeconds },
              output: improvementOutput,
              run: (context: StepContext<PaperInput>) => improve(context, findingsOf(context)),
            },
            { id: 'finish', title: 'Adding what passed the checks', run: finish },
          ]),
    ],
  };

  function findingsOf({ output }: StepContext<PaperInput>): Findings | null {
    return literature ? output(lookUpOutput) : null;
  }
}

/** Optional services that the engine uses. */
export interface PaperEngineParts {
  readonly literature: boolean;
  /** The total time that a run waits for the language model; null without a model. */
  readonly modelSeconds: number | null;
}

const engineName = 'built-in';

/** Checks an uploaded package before anything is charged. */
export async function acceptPackage(upload: Uint8Array, ports: EnginePorts): Promise<PaperInput> {
  const { words, images } = await readPackage(upload, ports);
  ports.tasks.prepare();
  return { words, images: images.length };
}

/** Re-encodes images, so that metadata and hidden data are removed. */
async function read({ upload, artifacts, ports, signal }: StepContext<PaperInput>): Promise<Json> {
  const { text, images, options } = await readPackage(await upload(), ports);
  const encoded: ResearchInput['images'][number][] = [];
  const decoded = images.length === 0 ? [] : await ports.images.reencodeAll(images, signal);
  for (const [index, image] of images.entries()) {
    const { bytes, width, height } = decoded[index] as EncodedImage;
    const file = `figures/fig${index + 1}.${image.type === 'png' ? 'png' : 'jpg'}`;
    await artifacts.put(artifactName(file), bytes);
    const { description, type, sentence } = image;
    encoded.push({ file, description, width, height, type, ...(sentence === undefined ? {} : { sentence }) });
  }
  return asJson({ text, images: encoded, options } satisfies ResearchInput);
}

/** The author may have turned lookups off. */
function wantsLookUps({ output }: Pick<StepContext<PaperInput>, 'output'>): boolean {
  return output(readOutput).options.literature !== false;
}

/** If libraries do not answer in time, the draft is made without their answers. */
const lookUpMilliseconds = 45_000;

async function lookUpLiterature(context: StepContext<PaperInput>): Promise<Json> {
  const { output, ports, signal } = context;
  if (!wantsLookUps({ output })) return null;
  const { manuscript, coverage } = await composed(context, null);
  if (ports.literature === null)
    return asJson({ state: 'offline', seeds: [], works: [], queries: [] } satisfies Findings);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(lookUpMilliseconds)]);
  const findings = await lookUp(
    manuscript.references,
    coverage.rows.map(({ query }) => query),
    ports.literature,
    limit,
  );
  signal.throwIfAborted();
  return asJson(findings);
}

async function typeset({ output, artifacts, ports, signal }: StepContext<PaperInput>): Promise<Json> {
  const { manuscript } = output(composedOutput);
  const figures = await readFigures(output(readOutput), artifacts);
  const { pdf, ...typeset } = await typesetDraft(manuscript, figures, ports.typesetter, signal);
  await artifacts.put('main.pdf', pdf);
  return asJson(typeset);
}

/** The source of later versions is stored with the zip until the author deletes it. */
async function pack(
  { output, artifacts }: StepContext<PaperInput>,
  composition: Composition,
  findings: Findings | null,
  typeset: Typeset,
): Promise<Json> {
  const research = output(readOutput);
  const figures = await readFigures(research, artifacts);
  const pdf = { ...typeset, bytes: await artifacts.get('main.pdf') };
  const { zip, result } = packFiles(composition, research.text, figures, pdf);
  await artifacts.put('draft.zip', zip);
  const source: VersionSource = {
    research: asJson(research),
    findings: findings && asJson(findings),
    composition: storeComposition(composition),
    template: composition.manuscript.template,
    figures: Object.fromEntries(research.images.map(({ file }) => [file, artifactName(file)])),
  };
  await artifacts.put(versionSourceArtifact, new TextEncoder().encode(JSON.stringify(source)));
  return asJson({ ...result, workshop: true });
}

/** What a model found and wrote. Plain data, because it is a checkpoint. */
interface Improvement {
  readonly findings: Findings | null;
  readonly work: ModelWork;
}

const readOutput = stepOutput('read', researchSchema);
const lookUpOutput = stepOutput('look-up', findingsSchema);
const typesetOutput = stepOutput('typeset', typesetSchema);
const packOutput = stepOutput('pack', draftResultSchema);
const improvementOutput = stepOutput<Improvement | null>(
  'model',
  z.object({ findings: findingsSchema, work: modelWorkSchema }).nullable(),
);

async function improve(context: StepContext<PaperInput>, known: Findings | null): Promise<Json> {
  const { output, ports, model, signal } = context;
  if (model === null) return null;
  const research = output(readOutput);
  // The gate for a model's sentences works only for English.
  if (!isEnglish(output(composedOutput).manuscript)) return null;
  const { findings, failures } = await searchFurther(research.text, known, ports.literature, model, signal);
  const work = await workWithModel(await composed(context, findings), findings, model);
  return asJson({ findings, work: { ...work, failures: [...failures, ...work.failures] } } satisfies Improvement);
}

/** The draft with the model's additions; if that cannot be typeset, the draft as it was stored. */
async function finish(context: StepContext<PaperInput>): Promise<Json> {
  const { output, artifacts, ports, signal } = context;
  const improvement = output(improvementOutput);
  if (improvement === null) return asJson(output(packOutput));
  const { findings, work } = improvement;
  const research = output(readOutput);
  const improved = withModelWork(await composed(context, findings), work);
  const stored = output(composedOutput);
  if (JSON.stringify(improved.manuscript) === JSON.stringify(stored.manuscript)) {
    return pack(context, improved, findings, output(typesetOutput));
  }
  const figures = await readFigures(research, artifacts);
  try {
    const { pdf, ...typeset } = await typesetDraft(improved.manuscript, figures, ports.typesetter, signal);
    await artifacts.put('main.pdf', pdf);
    return await pack(context, improved, findings, typeset);
  } catch (error) {
    if ((error as Error).name !== 'TypesetError') throw error;
    const failures = [...work.failures, 'The draft with the model’s sentences could not be typeset.'];
    const unchanged = withModelWork(stored, { ...work, sentences: [], abstract: [], links: [], risks: [], failures });
    return pack(context, unchanged, findings, output(typesetOutput));
  }
}

/** Composes the author's input and the findings outside the server's event loop. */
async function composed(
  { output, ports, signal }: Pick<StepContext<PaperInput>, 'output' | 'ports' | 'signal'>,
  findings: Findings | null,
): Promise<Composition> {
  const research = output(readOutput);
  return (await ports.tasks.run('compose-draft', { research, findings }, signal)) as Composition;
}

async function readFigures(
  input: ResearchInput,
  artifacts: StepContext['artifacts'],
): Promise<Record<string, Uint8Array>> {
  const files = await Promise.all(
    input.images.map(async ({ file }) => [file, await artifacts.get(artifactName(file))] as const),
  );
  return Object.fromEntries(files);
}

/** Artifact names have no folders. */
function artifactName(file: string): string {
  return file.replace('/', '-');
}

/** TypeScript requires an index signature for Json, which interfaces with fixed fields don't have. */
function asJson(value: object): Json {
  return value as Json;
}
