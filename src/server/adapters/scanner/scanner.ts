import type { Readable } from 'node:stream';

/** Looks for malware in what users upload. */
export interface Scanner {
  /** The name of what was found; null for a clean file. Throws ScannerUnavailable when there is no verdict. */
  scan(content: Readable): Promise<string | null>;
}

export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}
