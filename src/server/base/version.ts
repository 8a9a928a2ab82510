import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** The running version: from package.json, with the commit if known. */
export const productVersion: ProductVersion = {
  version: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
  commit: process.env.SOURCE_COMMIT || commitOfCheckout(join(root, '.git')),
};

export interface ProductVersion {
  readonly version: string;
  /** Hexadecimal; null if neither SOURCE_COMMIT nor a git checkout provides it. */
  readonly commit: string | null;
}

/** Read from git's own files, because a server may not have git. */
function commitOfCheckout(folder: string): string | null {
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8').trim();
    } catch {
      return '';
    }
  };
  const head = read('HEAD');
  const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
  const packed = read('packed-refs')
    .split('\n')
    .find((line) => branch !== undefined && line.endsWith(` ${branch}`));
  const commit = branch === undefined ? head : read(branch) || packed?.split(' ')[0] || '';
  return /^[0-9a-f]{40,64}$/.test(commit) ? commit : null;
}
