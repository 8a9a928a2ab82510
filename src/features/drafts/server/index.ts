import { listDrafts, previewDraft, removeDrafts, signDraft } from '../../../contract/drafts.ts';
import { type Api, createApi, mount } from '../../../server/http/endpoints.ts';
import type { Platform } from '../../../server/platform.ts';
import { createDraftDelivery } from './draft-delivery.ts';
import { findDraft, listFolder, previewUrl, removeFiles, signedDownload } from './drafts.ts';
import { createPersonalData } from './personal-data.ts';

/** The drafts slice: its calls, and the delivery that runs end with. */
export function createDrafts(platform: Platform) {
  return {
    api: draftsApi(platform),
    delivery: createDraftDelivery(platform.files),
    personalData: createPersonalData(platform),
  };
}

function draftsApi({ db, files }: Platform): Api {
  const api = createApi();
  mount(api, listDrafts, ({ viewer, params, query }) => listFolder(db, viewer.user.id, params.userId, query));
  mount(api, signDraft, async ({ viewer, params }) => {
    const draft = await findDraft(db, viewer.user.id, params);
    return { signedUrl: await signedDownload(files, draft) };
  });
  mount(api, removeDrafts, async ({ viewer, body }) => ({
    removed: await removeFiles(db, files, viewer.user.id, body.paths),
  }));
  mount(api, previewDraft, async ({ viewer, params }) => {
    const draft = await findDraft(db, viewer.user.id, params);
    return {
      ...draft.preview,
      fileName: draft.fileName,
      created_at: draft.createdAt.toISOString(),
      pdf: { ...draft.preview.pdf, url: await previewUrl(files, draft) },
    };
  });
  return api;
}
