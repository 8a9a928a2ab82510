// npm run draft -- INSIGHT.txt [--images DIR] [--seeds FILE] [--template NAME] [--out DIR] creates a draft with the
// built-in engine and prints {sentences, prompts, risks, citations, zip} as one line of JSON. It needs no server and no
// account, and makes no literature lookups. An image's description is the text file of the same name next to it
// (plot.png, plot.txt).
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { InputError } from '#contract/engine.ts';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import type { Composition } from '#tools/paper-assistant/engine/compose.ts';
import type { Inline } from '#tools/paper-assistant/engine/manuscript.ts';
import { describeProvenance, sentencesOf } from '#tools/paper-assistant/engine/provenance.ts';
import { packageNames, templates, writeInputText } from '#tools/paper-assistant/tool.ts';
import { makeDraft } from './make-draft.ts';

const usage =
  'Usage: npm run draft -- INSIGHT.txt [--images DIR] [--seeds FILE] [--template NAME] [--out DIR]\n' +
  `Templates: ${templates.join(', ')}\n`;

const call = readCall();
if (call === null) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const typesetter = await createTypesetter();
  try {
    const { zip, composition } = await makeDraft(await researchPackage(call), { typesetter });
    await mkdir(call.out, { recursive: true });
    const path = join(call.out, `${basename(call.insight, extname(call.insight))}.zip`);
    await writeFile(path, zip);
    process.stdout.write(`${JSON.stringify({ ...describe(composition), zip: path })}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${reasonOf(error)}\n`);
  } finally {
    typesetter.close();
  }
}

interface Call {
  readonly insight: string;
  readonly images: string | null;
  readonly seeds: string | null;
  readonly template: string;
  readonly out: string;
}

/** Null if the arguments do not match the usage. */
function readCall(): Call | null {
  try {
    const option = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { images: option, seeds: option, template: option, out: option },
    });
    const { template = 'article' } = values;
    if (positionals.length !== 1 || !(templates as readonly string[]).includes(template)) return null;
    // npm changes to the project's folder, but paths are relative to the caller's folder.
    const path = (name: string) => resolve(process.env['INIT_CWD'] ?? '.', name);
    return {
      insight: path(positionals[0] as string),
      images: values.images === undefined ? null : path(values.images),
      seeds: values.seeds === undefined ? null : path(values.seeds),
      template,
      out: path(values.out ?? '.'),
    };
  } catch {
    return null;
  }
}

/** The package that the page would upload, with images sorted by name. */
async function researchPackage({ insight, images, seeds, template }: Call): Promise<Uint8Array> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const names = images === null ? [] : (await readdir(images)).filter((name) => /\.(png|jpe?g)$/i.test(name)).sort();
  const pictures = await Promise.all(
    names.map(async (name, index) => {
      const path = join(images as string, name);
      const description = await readFile(path.replace(/\.[^.]+$/, '.txt'), 'utf8').catch(() => '');
      const file = `image${String(index).padStart(5, '0')}${extname(name).toLowerCase()}`;
      return { file, description, bytes: new Uint8Array(await readFile(path)) };
    }),
  );
  return zipSync({
    [packageNames.text]: encode(writeInputText(await readFile(insight, 'utf8'), pictures)),
    ...Object.fromEntries(pictures.map(({ file, bytes }) => [file, bytes])),
    [packageNames.options]: encode(JSON.stringify({ template, literature: false })),
    ...(seeds === null ? {} : { [packageNames.seeds]: new Uint8Array(await readFile(seeds)) }),
  });
}

function describe({ manuscript, risks }: Composition) {
  const places = new Map(describeProvenance(manuscript).map(({ sentence, place }) => [sentence, place]));
  const sentences = [...sentencesOf(manuscript)].map(({ sentence: { id, text, move, origin, inlines } }) => ({
    text,
    move: move?.label ?? null,
    // Only an uncertain classification has a second choice.
    second: (move as { second?: string } | undefined)?.second ?? null,
    section: places.get(id) ?? '',
    origin,
    inlines,
  }));
  const parts = [{ title: 'Abstract', blocks: manuscript.abstract }, ...manuscript.sections];
  return {
    sentences: sentences.map(({ inlines: _, ...sentence }) => sentence),
    prompts: parts.flatMap(({ title, blocks }) =>
      blocks.flatMap((block) => (block.kind === 'gap' ? [{ section: title, text: block.text }] : [])),
    ),
    risks: risks.map((risk) => ({
      id: risk.rule,
      state: (risk as { state?: string }).state ?? 'open',
      evidence: risk.quote,
    })),
    citations: sentences.flatMap(({ text, inlines }) => {
      const keys = inlines.flatMap((inline) => (inline.kind === 'citation' ? inline.keys : []));
      const needed = inlines.some((inline: Inline) => inline.kind === 'citation-needed');
      return keys.length > 0 || needed ? [{ sentence: text, keys, needed }] : [];
    }),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof InputError) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? `There is no ${path}.` : `The draft could not be made: ${message}`;
}
