/** What a slice makes available through share links; `id` is always the id of one of that owner's rows. */
export interface Shareable<T> {
  /** Resolves the owner's name for an item to the row's id; throws if it does not exist. */
  find(ownerId: string, item: string): Promise<string>;
  titles(ownerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Contains nothing about the owner's account. `addressOf` builds the URL of a file. */
  read(ownerId: string, id: string, addressOf: (name: string) => string): Promise<T>;
  /** Throws for a name that `read` did not use with `addressOf`. */
  file(ownerId: string, id: string, name: string): Promise<SharedFile>;
}

export interface SharedFile {
  readonly key: string;
  readonly contentType: string;
  /** Downloaded under this name; without it, displayed in the browser. */
  readonly downloadName?: string;
}
