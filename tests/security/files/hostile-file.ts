/** A file that is sent as a user would send it: a document to a document tool, an image to the blog, a package as a draft. */
export interface HostileFile {
  readonly name: string;
  readonly door: 'document' | 'image' | 'package';
  readonly bytes: Uint8Array;
}

/** Addresses that no file may reach. */
export interface Bait {
  /** Of a server that records who connects to it. */
  readonly url: string;
  /** Of a file whose content and access time are checked. */
  readonly path: string;
}

/** The door by the end of a name; null for files that no door is for. */
export function doorOf(name: string): HostileFile['door'] | null {
  if (/\.(?:pdf|docx|fuzz)$/i.test(name)) return 'document';
  if (/\.(?:png|jpe?g|webp|svg)$/i.test(name)) return 'image';
  return /\.zip$/i.test(name) ? 'package' : null;
}
