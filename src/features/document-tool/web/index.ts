/** The parts that tools for a document use on their pages. */
export { ChosenFile } from './chosen-file.tsx';
export { DocumentToolPage } from './document-tool-page.tsx';
export { DropZone } from './drop-zone.tsx';
export { permittedFile, UsePermitted } from './permitted-file.tsx';
export type { DocumentWording } from './texts.ts';
export { useCurrentRun } from './use-current-run.ts';
