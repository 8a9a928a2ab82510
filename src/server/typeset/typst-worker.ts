import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { TypesetProject } from '../../contract/engine.ts';
import { readFonts, readInterfaceFonts } from './fonts.ts';

/** What the worker is sent, and what it answers; binary data travels as such ('advanced' serialization). */
export type TypstAnswer =
  | { readonly kind: 'ready'; readonly engine: string }
  | { readonly kind: 'pdf'; readonly pdf: Uint8Array; readonly pages: number }
  | { readonly kind: 'svg'; readonly svg: string }
  | { readonly kind: 'failed'; readonly details: string };

/** `drawing` asks for the first page as SVG, set in the fonts of the interface as well. */
export type TypstJob = TypesetProject & { readonly drawing: boolean };

/**
 * A process of its own for Typst: it may be killed at any time. Its project folder does not exist, so that only the files
 * of the job can be read; the process that starts it leaves no network and no package folders in its environment.
 */
const root = process.argv[2] as string;
const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: readFonts() }] });
// Apart from the other, so that no letter of a manuscript comes from a font that is not meant for it.
let drawer: NodeCompiler | null = null;

process.on('message', (job: TypstJob) => {
  if (job.drawing) drawer ??= NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: readInterfaceFonts() }] });
  const used = job.drawing && drawer ? drawer : compiler;
  send(compile(used, job));
  // Nothing of one job stays for the next, neither files nor memory.
  used.resetShadow();
  used.evictCache(0);
});
process.on('disconnect', () => {
  // The server is gone without having closed its typesetter: its folder is cleared here.
  rmSync(dirname(root), { recursive: true, force: true });
  process.exit(0);
});
send({ kind: 'ready', engine: `Typst ${version()}` });

function compile(compiler: NodeCompiler, project: TypstJob): TypstAnswer {
  try {
    for (const [path, content] of Object.entries(project.files)) {
      compiler.mapShadow(`${root}/${path}`, Buffer.from(content as Uint8Array));
    }
    const compiled = compiler.compile({ mainFilePath: `${root}/${project.main}`, resetRead: true });
    const document = compiled.result;
    if (document === null || compiled.hasError()) {
      return { kind: 'failed', details: JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'unknown error') };
    }
    if (project.drawing) return { kind: 'svg', svg: compiler.plainSvg(document) };
    return {
      kind: 'pdf',
      pages: document.numOfPages,
      pdf: compiler.pdf(document, { pdfTags: true, creationTimestamp: 0 }),
    };
  } catch (error) {
    return { kind: 'failed', details: error instanceof Error ? error.message : String(error) };
  }
}

function version(): string {
  const found = compiler.query(
    { mainFileContent: '#metadata(str(sys.version)) <version>' },
    { selector: '<version>', field: 'value' },
  );
  return String(Array.isArray(found) ? found[0] : found);
}

function send(answer: TypstAnswer): void {
  process.send?.(answer);
}
