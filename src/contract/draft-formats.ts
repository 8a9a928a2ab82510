/** Formats that a version is written in for each download, by file extension. */
export const draftFormats = ['tex', 'docx', 'md'] as const;
export type DraftFormat = (typeof draftFormats)[number];

/** Formats in which a version can be downloaded, in addition to its zip; the PDF is stored. */
export const exportFormats = ['pdf', ...draftFormats] as const;
export type ExportFormat = (typeof exportFormats)[number];
