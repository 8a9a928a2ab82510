import { limits } from '#contract/limits.ts';
import type { DraftFile } from '../contract/drafts.ts';

/**
 * The whole folder, newest first: a listing has at most 100 files, so pages are requested until none is missing. Drafts
 * that are created or deleted in the meantime shift the pages; no draft is listed twice, and the loop always ends.
 */
export async function loadDrafts(listPage: ListPage): Promise<DraftFile[]> {
  const files = new Map<string, DraftFile>();
  for (let offset = 0; ; offset += limits.drafts.listLimit) {
    const page = await listPage({ limit: limits.drafts.listLimit, offset });
    for (const file of page.files) files.set(file.id, file);
    if (page.files.length < limits.drafts.listLimit || offset + page.files.length >= page.total)
      return [...files.values()];
  }
}

export type ListPage = (page: { limit: number; offset: number }) => Promise<{ files: DraftFile[]; total: number }>;
