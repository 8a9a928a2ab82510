/** What a slice lets strangers read by a share link; `id` is always of a row of that owner. */
export interface Shareable<T> {
  /** The id of the row that its owner names so; throws where there is none. */
  find(ownerId: string, item: string): Promise<string>;
  titles(ownerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Without anything about the owner's account. `addressOf` makes the address of a file. */
  read(ownerId: string, id: string, addressOf: (name: string) => string): Promise<T>;
  /** Throws for a name that `read` gave no address of. */
  file(ownerId: string, id: string, name: string): Promise<SharedFile>;
}

export interface SharedFile {
  readonly key: string;
  readonly contentType: string;
  /** Saved under this name; shown in the browser without one. */
  readonly downloadName?: string;
}
