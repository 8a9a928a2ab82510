import { createContext, use } from 'react';

/** Which passage is looked at, in the report and on the page of the document. */
export interface Selection {
  readonly selected: string | null;
  /** False: the pages were not kept, and a passage leads nowhere. */
  readonly hasPages: boolean;
  /** Asked for in the report: the page comes into view. */
  select(key: string): void;
  /** Asked for on the page: the finding comes into view. */
  find(key: string): void;
}

export const SelectionContext = createContext<Selection>({
  selected: null,
  hasPages: false,
  select: () => {},
  find: () => {},
});

export const useSelection = () => use(SelectionContext);
