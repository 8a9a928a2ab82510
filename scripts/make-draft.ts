import { unzipSync } from 'fflate';
import { type VersionSource, versionSourceArtifact } from '#contract/draft-editor.ts';
import { type DraftResult, draftResultSchema } from '#contract/draft-result.ts';
import type { EnginePorts, ImagePort, Json, StepContext, Typesetter } from '#contract/engine.ts';
import type { LiteraturePort } from '#contract/literature.ts';
import type { ModelCalls } from '#contract/model.ts';
import type { StepOutput } from '#contract/step-output.ts';
import { createImagePort } from '#server/adapters/images/image-port.ts';
import { createZipPort } from '#server/base/archives/zip-port.ts';
import type { Composition } from '#tools/paper-assistant/engine/compose.ts';
import { acceptPackage, createPaperEngine } from '#tools/paper-assistant/engine/index.ts';
import type { PaperInput } from '#tools/paper-assistant/tool.ts';
import { tasks } from '../src/tasks.ts';

/** Creates a draft with the whole engine in this process, without database and jobs. */
export async function makeDraft(
  upload: Uint8Array,
  parts: {
    readonly typesetter: Typesetter;
    /** Shared by several drafts; without it, each draft starts its own processes. */
    readonly images?: ImagePort;
    readonly literature?: LiteraturePort;
    readonly model?: ModelCalls;
  },
): Promise<MadeDraft> {
  const ports = {
    archives: createZipPort(),
    images: parts.images ?? createImagePort(),
    typesetter: parts.typesetter,
    literature: parts.literature ?? null,
    recognition: null,
    documents: unused,
    tasks: { run: async (name, input) => tasks[name](input), prepare: () => undefined },
  } satisfies EnginePorts;
  const engine = createPaperEngine({
    literature: parts.literature !== undefined,
    modelSeconds: parts.model === undefined ? null : 50,
  });
  const outputs = new Map<string, Json>();
  const artifacts = new Map<string, Uint8Array>();
  const context: StepContext<PaperInput> = {
    input: await acceptPackage(upload, ports),
    upload: async () => upload,
    output: <T>(of: StepOutput<T>) => of.read(outputs.get(of.step), of.format),
    artifacts: {
      put: async (name, bytes) => void artifacts.set(name, bytes),
      get: async (name) => artifacts.get(name) ?? missing(name),
    },
    progress: async () => undefined,
    ports,
    model: parts.model ?? null,
    signal: new AbortController().signal,
  };
  // Converted to JSON and back, as checkpoints are.
  for (const step of engine.steps) outputs.set(step.id, JSON.parse(JSON.stringify(await step.run(context))) as Json);
  const zip = artifacts.get('draft.zip') ?? missing('draft.zip');
  const files = unzipSync(zip);
  const source = JSON.parse(
    new TextDecoder().decode(artifacts.get(versionSourceArtifact) ?? missing(versionSourceArtifact)),
  ) as VersionSource;
  return {
    zip,
    files,
    composition: source.composition as unknown as Composition,
    source,
    result: draftResultSchema.parse(outputs.get(engine.steps.at(-1)?.id ?? '')),
    text: (path) => new TextDecoder().decode(files[path] ?? missing(path)),
  };
}

export interface MadeDraft {
  readonly zip: Uint8Array;
  readonly files: Record<string, Uint8Array>;
  /** The source of the zip's content. */
  readonly composition: Composition;
  /** The data that later versions are made from, and the run's result. */
  readonly source: VersionSource;
  readonly result: DraftResult;
  /** A file of the zip as text. */
  text(path: string): string;
}

const unused: EnginePorts['documents'] = {
  read: async () => missing('a reader of documents'),
  make: async () => missing('a reader of documents'),
};

function missing(what: string): never {
  throw new Error(`There is no ${what}.`);
}
