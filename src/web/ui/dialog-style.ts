/** The backdrop of a dialog. */
export const backdropStyle = 'fixed inset-0 z-40 bg-veil appear-now';
/** The dialog itself, centered. */
export const dialogStyle =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-sheet border border-line bg-raised p-6 shadow-float appear-now';
