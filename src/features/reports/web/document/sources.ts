import { createContext, use } from 'react';

/** Which statement's source is open, and functions to open and close it. */
export interface Sources {
  readonly selected: string | null;
  /** The address that opens the source; works without JavaScript. */
  addressOf(key: string): string;
  /** Opened from the report: scrolls to the source. */
  open(key: string): void;
  /** Opened from a page of the document: scrolls to its statement. */
  find(key: string): void;
  close(): void;
}

export const SourcesContext = createContext<Sources | null>(null);

export function useSources(): Sources {
  const sources = use(SourcesContext);
  if (!sources) throw new Error('useSources needs a SourcesContext above it');
  return sources;
}
