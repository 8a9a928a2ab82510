import { createContext, type ReactNode, use } from 'react';

/** How a report is shown to someone who is not its owner: read-only. */
export interface ReportFrame {
  readonly back?: { readonly to: string; readonly label: string };
  readonly actions: ReactNode;
  /** Shown after the author and date. */
  readonly note?: string;
  /** Who made the report's corrections; without it no decisions are shown. */
  readonly reviewer?: string;
  /** Replaces the note that pages were deleted: where this page of the document can be read. */
  source(page: number | null): ReactNode;
}

/** Null for the owner. */
export const ReportFrameContext = createContext<ReportFrame | null>(null);

export const useReportFrame = () => use(ReportFrameContext);
