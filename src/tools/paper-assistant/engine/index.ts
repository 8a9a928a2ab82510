import { type DraftWorkshop, workshopArtifact } from '../../../contract/draft-editor.ts';
import type { Engine, EnginePorts, Json, StepContext } from '../../../contract/engine.ts';
import type { PaperInput } from '../tool.ts';
import { type Composition, compose } from './compose.ts';
import { type Findings, lookUp } from './literature/look-up.ts';
import { packFiles, type Typeset, typesetDraft } from './make-files.ts';
import type { ResearchInput } from './manuscript.ts';
import { askForQueries, type ModelWork, workWithModel } from './model/model-work.ts';
import { withModelWork } from './model/with-model-work.ts';
import { readPackage } from './read-package.ts';

/**
 * The built-in composer: from a research package to a draft, without any model. Without look-ups the same package gives
 * the same draft, byte for byte, on the same typesetter.
 */
export function createPaperEngine({ literature, model }: PaperEngineParts): Engine<PaperInput> {
  return {
    name: engineName,
    uses: ['model', 'literature'],
    steps: [
      { id: 'read', title: 'Reading the package', run: read },
      ...(literature && model
        ? [{ id: 'queries', title: 'Asking the language model what to search for', run: proposeQueries }]
        : []),
      ...(literature
        ? [
            {
              id: 'look-up',
              title: 'Looking up the literature',
              run: (context: StepContext<PaperInput>) =>
                lookUpLiterature(context, model ? context.output<{ queries: string[] }>('queries').queries : []),
            },
          ]
        : []),
      {
        id: 'compose',
        title: 'Composing the manuscript and its checklists',
        run: async ({ output }) =>
          asJson(compose(output<ResearchInput>('read'), literature ? output<Findings | null>('look-up') : null)),
      },
      ...(model
        ? [
            {
              id: 'model',
              title: 'Working through the draft with the language model',
              run: async ({ output, model: calls }: StepContext<PaperInput>) =>
                calls === null
                  ? null
                  : asJson(
                      await workWithModel(
                        output<Composition>('compose'),
                        literature ? output<Findings | null>('look-up') : null,
                        calls,
                      ),
                    ),
            },
          ]
        : []),
      { id: 'typeset', title: 'Typesetting the PDF', run: (context) => typeset(context, finished(context)) },
      {
        id: 'pack',
        title: 'Packing the draft',
        run: (context) => pack(context, finished(context), findingsOf(context)),
      },
    ],
  };

  function findingsOf({ output }: StepContext<PaperInput>): Findings | null {
    return literature ? output<Findings | null>('look-up') : null;
  }

  /** The draft as it is printed: the composer's, with what the model added. */
  function finished(context: StepContext<PaperInput>): Composition {
    const composition = context.output<Composition>('compose');
    const work = model ? context.output<ModelWork | null>('model') : null;
    return work === null ? composition : withModelWork(composition, findingsOf(context), work);
  }
}

/** What of the installation the engine works with. */
export interface PaperEngineParts {
  readonly literature: boolean;
  readonly model: boolean;
}

const engineName = 'built-in';

/** Checks an uploaded package before anything is charged. */
export async function acceptPackage(upload: Uint8Array, ports: EnginePorts): Promise<PaperInput> {
  const { words, images } = await readPackage(upload, ports);
  return { words, images: images.length };
}

/** Images are decoded and encoded again, so that neither metadata nor anything hidden in them travels on. */
async function read({ upload, artifacts, ports, signal }: StepContext<PaperInput>): Promise<Json> {
  const { text, images, options } = await readPackage(await upload(), ports);
  const encoded: ResearchInput['images'][number][] = [];
  for (const [index, image] of images.entries()) {
    signal.throwIfAborted();
    const { bytes, width, height } = await ports.images.reencode(image.bytes, image.type);
    const file = `figures/fig${index + 1}.${image.type === 'png' ? 'png' : 'jpg'}`;
    await artifacts.put(artifactName(file), bytes);
    encoded.push({ file, description: image.description, width, height, type: image.type });
  }
  return asJson({ text, images: encoded, options } satisfies ResearchInput);
}

/** The author may keep the text from the libraries. */
function wantsLookUps({ output }: Pick<StepContext<PaperInput>, 'output'>): boolean {
  return output<ResearchInput>('read').options.literature !== false;
}

async function proposeQueries({ output, model }: StepContext<PaperInput>): Promise<Json> {
  if (model === null || !wantsLookUps({ output })) return asJson({ queries: [], failures: [] });
  return asJson(await askForQueries(output<ResearchInput>('read').text, model));
}

/** Libraries that do not answer in time cost the draft nothing but their answers. */
const lookUpMilliseconds = 45_000;

async function lookUpLiterature(
  { output, ports, signal }: StepContext<PaperInput>,
  proposed: readonly string[],
): Promise<Json> {
  if (!wantsLookUps({ output })) return null;
  const { manuscript, coverage } = compose(output<ResearchInput>('read'));
  if (ports.literature === null)
    return asJson({ state: 'offline', seeds: [], works: [], queries: [] } satisfies Findings);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(lookUpMilliseconds)]);
  const findings = await lookUp(
    manuscript.references,
    [...coverage.rows.map(({ query }) => query), ...proposed],
    ports.literature,
    limit,
  );
  signal.throwIfAborted();
  return asJson(findings);
}

async function typeset(
  { output, artifacts, ports, signal }: StepContext<PaperInput>,
  { manuscript }: Composition,
): Promise<Json> {
  const figures = await readFigures(output<ResearchInput>('read'), artifacts);
  const { pdf, ...typeset } = await typesetDraft(manuscript, figures, ports.typesetter, signal);
  await artifacts.put('main.pdf', pdf);
  return asJson(typeset);
}

/** Beside the zip goes what versions are made from, for as long as the author keeps it. */
async function pack(
  { output, artifacts }: StepContext<PaperInput>,
  composition: Composition,
  findings: Findings | null,
): Promise<Json> {
  const research = output<ResearchInput>('read');
  const figures = await readFigures(research, artifacts);
  const pdf = { ...output<Typeset>('typeset'), bytes: await artifacts.get('main.pdf') };
  const { zip, result } = packFiles(composition, research.text, figures, pdf);
  await artifacts.put('draft.zip', zip);
  const workshop: DraftWorkshop = {
    research: asJson(research),
    findings: findings && asJson(findings),
    composition: asJson(composition),
    template: composition.manuscript.template,
    figures: Object.fromEntries(research.images.map(({ file }) => [file, artifactName(file)])),
  };
  await artifacts.put(workshopArtifact, new TextEncoder().encode(JSON.stringify(workshop)));
  return asJson({ ...result, workshop: true });
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

/** Artifacts have no folders. */
function artifactName(file: string): string {
  return file.replace('/', '-');
}

/** Interfaces with fixed fields are JSON as they stand; TypeScript asks for an index signature that they do not have. */
function asJson(value: object): Json {
  return value as Json;
}
