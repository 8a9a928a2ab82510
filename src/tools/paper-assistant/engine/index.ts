import type { DraftResult } from '../../../contract/draft-result.ts';
import type { Engine, EnginePorts, Json, StepContext, TypesetResult } from '../../../contract/engine.ts';
import type { PaperInput } from '../tool.ts';
import { type Composition, compose } from './compose.ts';
import { type Findings, lookUp } from './literature/look-up.ts';
import type { ResearchInput } from './manuscript.ts';
import { askForQueries, type ModelWork, workWithModel } from './model/model-work.ts';
import { withModelWork } from './model/with-model-work.ts';
import { readPackage } from './read-package.ts';
import type { DraftParts } from './render/draft-parts.ts';
import { renderLatex, unprintableCharacters } from './render/latex.ts';
import { renderTypst } from './render/typst.ts';
import { packDraft } from './render/zip.ts';
import { printedWords } from './sentences.ts';

/**
 * The built-in composer: from a research package to a draft, without any model. Without look-ups the same package gives
 * the same draft, byte for byte, on the same typesetter.
 */
export function createPaperEngine({ literature, model }: PaperEngineParts): Engine<PaperInput> {
  return {
    name: engineName,
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
          asJson(compose(output<ResearchInput>('read'), literature ? output<Findings>('look-up') : null)),
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
                        literature ? output<Findings>('look-up') : null,
                        calls,
                      ),
                    ),
            },
          ]
        : []),
      { id: 'typeset', title: 'Typesetting the PDF', run: (context) => typeset(context, finished(context)) },
      { id: 'pack', title: 'Packing the draft', run: (context) => pack(context, finished(context)) },
    ],
  };

  /** The draft as it is printed: the composer's, with what the model added. */
  function finished({ output }: StepContext<PaperInput>): Composition {
    const composition = output<Composition>('compose');
    const work = model ? output<ModelWork | null>('model') : null;
    return work === null
      ? composition
      : withModelWork(composition, literature ? output<Findings>('look-up') : null, work);
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

async function proposeQueries({ output, model }: StepContext<PaperInput>): Promise<Json> {
  if (model === null) return asJson({ queries: [], failures: [] });
  return asJson(await askForQueries(output<ResearchInput>('read').text, model));
}

/** Libraries that do not answer in time cost the draft nothing but their answers. */
const lookUpMilliseconds = 45_000;

async function lookUpLiterature(
  { output, ports, signal }: StepContext<PaperInput>,
  proposed: readonly string[],
): Promise<Json> {
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

interface Typeset {
  readonly engine: string;
  readonly pages: number;
  readonly note: string | null;
}

/** TeX where it is installed and knows every character; Typst otherwise, and whenever TeX fails. */
async function typeset(
  { output, artifacts, ports, signal }: StepContext<PaperInput>,
  { manuscript }: Composition,
): Promise<Json> {
  const figures = await readFigures(output<ResearchInput>('read'), artifacts);
  const { result, note } = await compileWith(ports.typesetter);
  await artifacts.put('main.pdf', result.pdf);
  return asJson({ engine: result.engine, pages: result.pages, note } satisfies Typeset);

  async function compileWith({
    latex,
    typst,
  }: EnginePorts['typesetter']): Promise<{ result: TypesetResult; note: string | null }> {
    const fallback = async (note: string | null) => ({
      result: await typst({ main: 'main.typ', files: { ...renderTypst(manuscript), ...figures } }, signal),
      note,
    });
    if (latex === null) return fallback(null);
    if (unprintableCharacters(manuscript).length > 0) {
      return fallback('The text has characters that LaTeX could only show as boxes, so this PDF was set by Typst.');
    }
    try {
      return {
        result: await latex({ main: 'main.tex', files: { ...renderLatex(manuscript), ...figures } }, signal),
        note: null,
      };
    } catch (error) {
      signal.throwIfAborted();
      if ((error as Error).name !== 'TypesetError') throw error;
      return fallback('LaTeX could not compile this draft here, so this PDF was set by Typst.');
    }
  }
}

async function pack({ output, artifacts }: StepContext<PaperInput>, composition: Composition): Promise<Json> {
  const input = output<ResearchInput>('read');
  const { manuscript, risks, coverage, provenance } = composition;
  const { engine, pages, note } = output<Typeset>('typeset');
  const parts: DraftParts = {
    manuscript,
    risks,
    coverage,
    provenance,
    insights: input.text,
    figures: await readFigures(input, artifacts),
    pdf: { bytes: await artifacts.get('main.pdf'), engine, note },
  };
  await artifacts.put('draft.zip', packDraft(parts));
  const result: DraftResult = {
    title: printedWords(manuscript.title),
    engine: manuscript.engine,
    pdf: { engine, pages },
    risks: [...risks],
    coverage: coverage as unknown as DraftResult['coverage'],
  };
  return asJson(result);
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
