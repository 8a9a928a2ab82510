import type { DraftEditor } from '#contract/draft-editor.ts';
import type { DraftText } from '#contract/draft-text.ts';
import { AppError } from '#contract/errors.ts';
import type { Shareable } from '#server/base/sharing/shareable.ts';
import type { Platform } from '#server/platform.ts';
import type { SharedDraft } from '../contract/shared-draft.ts';
import { figureKey, versionKeys } from './draft-keys.ts';
import { type DraftPath, findDownload, readDraft } from './read-draft.ts';

/** Drafts for share links: the newest text and PDF, without findings, versions and source data. */
export function createDraftSharing(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  editor: DraftEditor,
): Shareable<SharedDraft> {
  const pathOf = async (ownerId: string, id: string): Promise<DraftPath> => {
    const row = await db
      .selectFrom('drafts')
      .where('user_id', '=', ownerId)
      .where('id', '=', id)
      .select('file_name')
      .executeTakeFirst();
    if (!row) throw new AppError('draft_not_found');
    return { userId: ownerId, fileName: row.file_name };
  };
  /** The PDF of the newest version with files; null if the file does not exist. */
  const pdfOf = async (ownerId: string, path: DraftPath) => {
    const version = await findDownload(db, ownerId, path);
    const { pdf } = versionKeys(version);
    return (await files.stat(pdf)) ? { key: pdf, number: version.number } : null;
  };
  return {
    async find(ownerId, item) {
      return (await readDraft(db, ownerId, { userId: ownerId, fileName: item })).id;
    },
    async titles(ownerId, ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('drafts')
        .leftJoin('draft_versions', 'draft_versions.draft_id', 'drafts.id')
        .where('drafts.user_id', '=', ownerId)
        .where('drafts.id', 'in', ids)
        .distinctOn('drafts.id')
        .orderBy('drafts.id')
        .orderBy('draft_versions.number', (order) => order.desc().nullsLast())
        .select(['drafts.id', 'drafts.title', 'draft_versions.title as newest'])
        .execute();
      return new Map(rows.map(({ id, title, newest }) => [id, newest ?? title]));
    },
    async read(ownerId, id, addressOf) {
      const path = await pathOf(ownerId, id);
      const draft = await readDraft(db, ownerId, path);
      const { shown, preview, inputs } = draft;
      const pdf = await pdfOf(ownerId, path);
      return {
        title: shown?.version.title ?? preview.title,
        created_at: shown?.version.created_at ?? draft.createdAt.toISOString(),
        text: shown && withoutAddresses(editor.present(shown.composition)),
        figures: Object.fromEntries(
          Object.entries(inputs?.figures ?? {}).map(([file, name]) => [file, addressOf(name)]),
        ),
        pdf: pdf && { url: addressOf('draft.pdf'), pages: (shown?.pdf ?? preview.pdf).pages },
      };
    },
    async file(ownerId, id, name) {
      const path = await pathOf(ownerId, id);
      if (name === 'draft.pdf') {
        const pdf = await pdfOf(ownerId, path);
        if (!pdf) throw new AppError('not_found');
        return { key: pdf.key, contentType: 'application/pdf' };
      }
      const { inputs } = await readDraft(db, ownerId, path);
      if (!Object.values(inputs?.figures ?? {}).includes(name)) throw new AppError('not_found');
      return {
        key: figureKey(ownerId, id, name),
        contentType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
      };
    },
  };
}

/** An author's email may be the account's own; the PDF shows what its template shows. */
function withoutAddresses(text: DraftText): DraftText {
  return { ...text, authors: text.authors.map((author) => ({ ...author, email: '' })) };
}
