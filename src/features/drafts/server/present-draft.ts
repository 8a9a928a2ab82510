import type { DraftEditor } from '#contract/draft-editor.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import type { DraftPreview } from '../contract/drafts.ts';
import { type Draft, figureUrls, previewUrl } from './read-draft.ts';

/** A draft for its page. The PDF's engine is only reported if the PDF exists. */
export async function presentDraft(
  files: FileStore,
  editor: DraftEditor,
  draft: Draft,
  lookUps: boolean,
): Promise<DraftPreview> {
  const { shown, fileName } = draft;
  const pdf = shown === null ? draft.preview.pdf : shown.pdf;
  const number = shown?.version.number ?? 1;
  return {
    ...(shown === null ? draft.preview : editor.findings(shown.composition)),
    fileName,
    sample: draft.sample,
    created_at: shown?.version.created_at ?? draft.createdAt.toISOString(),
    pdf: pdf && { ...pdf, url: await previewUrl(files, { userId: draft.userId, draftId: draft.id, fileName, number }) },
    making: pdf === null ? (shown?.making ?? null) : null,
    version: shown?.version ?? null,
    versions: [...draft.versions],
    text: shown === null ? null : editor.present(shown.composition),
    figures: await figureUrls(files, draft),
    lookUps,
    refusedWorks: [...(draft.inputs?.refused ?? [])],
    templates: [...editor.templates],
    inputs: draft.inputs && { images: draft.inputs.images },
  };
}
