import { createContext, type ReactNode, use } from 'react';

/** How a report is shown to someone who is not its owner: nothing in it can be changed. */
export interface ReportFrame {
  readonly back?: { readonly to: string; readonly label: string };
  readonly actions: ReactNode;
  /** Behind who made it and when. */
  readonly note?: string;
  /** Who made the corrections that the report has; nobody's decisions show without. */
  readonly reviewer?: string;
  /** Instead of the note that the pages are gone: where this page of the document can be read. */
  source(page: number | null): ReactNode;
}

/** Null for the owner. */
export const ReportFrameContext = createContext<ReportFrame | null>(null);

export const useReportFrame = () => use(ReportFrameContext);
