import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LeaseText, prepareText } from '#documents/lease/prepare/lease-text.ts';
import { readLayout } from '#documents/read-layout.fixture.ts';

/** One of the documents written for the tests, in its printed layout. */
export function layoutOf(name: string): string {
  return readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8');
}

/** The same document, ready for the engines. */
export function openText(name: string): LeaseText {
  return prepareText(readLayout(layoutOf(name)));
}
