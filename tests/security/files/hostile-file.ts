/**
 * A file that is sent as a user would send it: a document to a document tool, an image to the blog, a package as a
 * draft.
 */
export interface HostileFile {
  readonly name: string;
  readonly upload: 'document' | 'image' | 'package';
  readonly bytes: Uint8Array;
}

/** Addresses that no file may cause a request to. */
export interface Bait {
  /** The URL of a server that records connections. */
  readonly url: string;
  /** The path of a file whose content and access time are checked. */
  readonly path: string;
}

/** The kind of upload for a file extension; null if there is none. */
export function uploadOf(name: string): HostileFile['upload'] | null {
  if (/\.(?:pdf|docx|fuzz)$/i.test(name)) return 'document';
  if (/\.(?:png|jpe?g|webp|svg)$/i.test(name)) return 'image';
  return /\.zip$/i.test(name) ? 'package' : null;
}
