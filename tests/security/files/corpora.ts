import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type HostileFile, uploadOf } from './hostile-file.ts';

/**
 * Test files of other projects, made to break readers. They are downloaded, never committed: npm verifies the checksum
 * of a package, apt the signature of the archive.
 */
export const corpora: readonly Corpus[] = [
  { from: 'debian', name: 'qpdf', licence: 'Apache-2.0' },
  { from: 'debian', name: 'pypdf', licence: 'BSD-3-Clause' },
  { from: 'debian', name: 'pillow', licence: 'HPND' },
  { from: 'npm', name: 'mammoth', version: '1.13.0', licence: 'BSD-2-Clause' },
  { from: 'npm', name: 'pdf-parse', version: '1.1.1', licence: 'MIT' },
];

export type Corpus =
  | { readonly from: 'npm'; readonly name: string; readonly version: string; readonly licence: string }
  | { readonly from: 'debian'; readonly name: string; readonly licence: string };

const folder = join(import.meta.dirname, '..', '..', '..', '.runtime', 'corpora');
const largest = 5_000_000;
const run = promisify(execFile);

/** The files of a corpus, or why it is not available on this machine. */
export async function fetchCorpus(corpus: Corpus): Promise<HostileFile[] | string> {
  const target = join(folder, corpus.name);
  try {
    if (!existsSync(join(target, 'complete'))) {
      rmSync(target, { recursive: true, force: true });
      mkdirSync(target, { recursive: true });
      await (corpus.from === 'npm' ? fetchFromNpm(corpus, target) : fetchFromDebian(corpus.name, target));
      writeFileSync(join(target, 'complete'), '');
    }
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'unknown';
  }
  return filesIn(target, corpus.name);
}

async function fetchFromNpm({ name, version }: { name: string; version: string }, target: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', `${name}@${version}`, '--pack-destination', target, '--silent']);
  await unpack(join(target, stdout.trim()), target);
}

/** With separate package lists, so that the machine's own stay unchanged. */
async function fetchFromDebian(name: string, target: string): Promise<void> {
  const lists = join(folder, 'apt');
  mkdirSync(join(lists, 'lists', 'partial'), { recursive: true });
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  writeFileSync(
    join(lists, 'sources.list'),
    `deb-src [signed-by=${keys}] http://deb.debian.org/debian bookworm main\n`,
  );
  const options = [
    `Dir::Etc::SourceList=${join(lists, 'sources.list')}`,
    'Dir::Etc::SourceParts=/dev/null',
    `Dir::State::Lists=${join(lists, 'lists')}`,
    `Dir::Cache=${lists}`,
  ].flatMap((option) => ['-o', option]);
  if (readdirSync(join(lists, 'lists')).length < 3) await run('apt-get', [...options, 'update']);
  await run('apt-get', [...options, 'source', '--download-only', name], { cwd: target });
  for (const archive of readdirSync(target).filter((file) => /\.orig\.tar\.\w+$/.test(file))) {
    await unpack(join(target, archive), target);
  }
}

async function unpack(archive: string, target: string): Promise<void> {
  await run('tar', ['-xf', archive, '-C', target, '--no-same-owner']);
  rmSync(archive);
}

function filesIn(target: string, corpus: string): HostileFile[] {
  return readdirSync(target, { recursive: true, encoding: 'utf8' })
    .sort()
    .flatMap((path) => {
      const upload = uploadOf(path);
      const file = join(target, path);
      const status = upload && statSync(file, { throwIfNoEntry: false });
      if (!upload || !status?.isFile() || status.size > largest) return [];
      return [{ name: `${corpus}/${path.replace(/\.fuzz$/, '.pdf')}`, upload, bytes: readFileSync(file) }];
    });
}
