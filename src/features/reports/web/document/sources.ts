import { createContext, use } from 'react';

/** Which statement's source is open, and how it is opened and left. */
export interface Sources {
  readonly selected: string | null;
  /** The address at which the source is open; works without script. */
  addressOf(key: string): string;
  /** Asked for in the report: the source comes into view. */
  open(key: string): void;
  /** Asked for on a page of the document: its statement comes into view. */
  find(key: string): void;
  close(): void;
}

export const SourcesContext = createContext<Sources | null>(null);

export function useSources(): Sources {
  const sources = use(SourcesContext);
  if (!sources) throw new Error('useSources needs a SourcesContext above it');
  return sources;
}
