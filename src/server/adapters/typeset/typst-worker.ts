import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFonts, readInterfaceFonts } from './fonts.ts';
import { nowhere, type TypstAnswer, type TypstJob } from './typst-job.ts';

/** A confined process for Typst, which may be killed at any time; `nowhere` limits what it can read. */
const root = nowhere;
const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: readFonts() }] });
// A separate compiler, so that a manuscript never uses the interface's fonts.
let drawer: NodeCompiler | null = null;
let jobs = 0;

process.on('message', (job: TypstJob) => {
  if (job.drawing) drawer ??= NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: readInterfaceFonts() }] });
  const used = job.drawing && drawer ? drawer : compiler;
  send(compile(used, job));
  // Clears all files and memory of one job before the next.
  used.resetShadow();
  used.evictCache(0);
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'ready', engine: `Typst ${version()}` });

function compile(compiler: NodeCompiler, project: TypstJob): TypstAnswer {
  // A new folder each time. Typst compares a file with the earlier one of the same path, and keeps a wrong letter where
  // the two differ in a letter's first byte: after a text with “п”, “ο” in the same place was printed as “п”.
  jobs += 1;
  const folder = `${root}/${jobs}`;
  try {
    for (const [path, content] of Object.entries(project.files)) {
      compiler.mapShadow(`${folder}/${path}`, Buffer.from(content as Uint8Array));
    }
    const compiled = compiler.compile({ mainFilePath: `${folder}/${project.main}`, resetRead: true });
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
