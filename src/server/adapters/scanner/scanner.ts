import type { Readable } from 'node:stream';

/** Scans uploads for malware. */
export interface Scanner {
  /** The name of the malware found; null for a clean file. Throws ScannerUnavailable when there is no verdict. */
  scan(content: Readable): Promise<string | null>;
}

export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}
