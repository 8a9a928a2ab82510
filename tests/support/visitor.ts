/** What a person sees and does on a page: only names that are visible or that a screen reader announces. */
export interface Visitor {
  open(url: string): Promise<void>;
  click(kind: ControlKind, name: string | RegExp): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  /** Chooses a file of this computer for the field with this label. */
  upload(label: string, path: string): Promise<void>;
  /** Clicks words in the part of the page with this name. */
  point(region: string, words: string): Promise<void>;
  /** The value of the field with this label. */
  valueOf(label: string): Promise<string>;
  /** Waits until a text is visible. */
  sees(text: string | RegExp): Promise<void>;
  /** The text of the part of the page with this name. */
  read(region: string): Promise<string>;
  /** The file that this click downloads. */
  download(kind: ControlKind, name: string | RegExp): Promise<Buffer>;
  close(): Promise<void>;
}

export type ControlKind = 'button' | 'link' | 'menuitem';
