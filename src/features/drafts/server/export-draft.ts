import type { DraftEditor } from '#contract/draft-editor.ts';
import type { DraftFormat, ExportFormat } from '#contract/draft-formats.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { FileMissing, type FileStore } from '#server/base/files/file-store.ts';
import { exportKey, figureKey, versionName } from './draft-keys.ts';
import { type Draft, pdfDownload } from './read-draft.ts';

/**
 * Generates the file from the stored version, whether or not its zip exists, and returns its signed URL. The PDF was
 * made with the zip.
 */
export async function exportDraft(
  files: FileStore,
  editor: DraftEditor,
  { id, userId, fileName, inputs, shown }: Draft,
  format: ExportFormat,
): Promise<string> {
  if (shown === null) throw new AppError('draft_version_not_found');
  const { number, created_at, ready } = shown.version;
  if (format === 'pdf') {
    if (!ready) throw new AppError('draft_version_not_found');
    return pdfDownload(files, { userId, draftId: id, fileName, number });
  }
  const figures = await Promise.all(
    Object.entries(inputs?.figures ?? {}).map(
      async ([path, name]) => [path, await files.get(figureKey(userId, id, name)).catch(noneWhereDeleted)] as const,
    ),
  );
  const kept = figures.flatMap(([path, bytes]) => (bytes === null ? [] : [[path, bytes] as const]));
  const facts = { figures: Object.fromEntries(kept), createdAt: new Date(created_at) };
  const key = exportKey(userId, id, number, format);
  await files.put(key, await editor.export(shown.composition, format, facts));
  return files.signedUrl(key, {
    seconds: limits.drafts.signedUrlSeconds,
    downloadName: versionName(fileName, number).replace(/\.zip$/i, `.${format}`),
    contentType: contentTypes[format],
  });
}

/** The inputs may be deleted after the row was read. */
function noneWhereDeleted(error: unknown): null {
  if (error instanceof FileMissing) return null;
  throw error;
}

const contentTypes: Readonly<Record<DraftFormat, string>> = {
  tex: 'text/x-tex; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
};
