/** Download formats of a version besides its zip, by file extension. */
export const draftFormats = ['docx', 'md'] as const;
export type DraftFormat = (typeof draftFormats)[number];
