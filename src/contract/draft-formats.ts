/** Formats that a version is written in for each download, by file extension. */
export const draftFormats = ['tex', 'docx', 'md'] as const;
export type DraftFormat = (typeof draftFormats)[number];

/** Download formats of a version besides its zip; its PDF is stored. */
export const exportFormats = ['pdf', ...draftFormats] as const;
export type ExportFormat = (typeof exportFormats)[number];
