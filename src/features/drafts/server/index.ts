import type { DraftChange } from '#contract/draft-changes.ts';
import type { DraftEditor, VersionInput } from '#contract/draft-editor.ts';
import { AppError } from '#contract/errors.ts';
import { proposeFigures } from '#contract/figure-proposals.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import { createAttemptLimit } from '#server/base/limits/attempt-limit.ts';
import type { Platform } from '#server/platform.ts';
import type { Runs } from '#server/runs/runs.ts';
import * as calls from '../contract/drafts.ts';
import {
  compareVersions,
  exportVersion,
  findFirstSample,
  listDrafts,
  lookUpLimits,
  makeVersionFiles,
  previewDraft,
  removeDrafts,
  removeInputs,
  signDraft,
  signVersion,
} from '../contract/drafts.ts';
import { changeDraft } from './change-draft.ts';
import { compareTwo } from './compare-two.ts';
import { createDraftDelivery } from './draft-delivery.ts';
import { cancelIfOpen, listFolder, removeFiles, requireOwnFolder } from './drafts.ts';
import { exportDraft } from './export-draft.ts';
import { createFirstSample, findSample, type ShippedSample } from './first-sample.ts';
import { createPersonalData } from './personal-data.ts';
import { presentDraft } from './present-draft.ts';
import { findDownload, readDraft, signedDownload } from './read-draft.ts';
import { removeDraftInputs } from './remove-inputs.ts';
import { searchWorks } from './search-works.ts';
import { createDraftSharing } from './share-draft.ts';
import { createVersionDelivery, makeFiles, openRunOf, readVersion } from './version-files.ts';

export type { DraftFile } from '../contract/drafts.ts';

/** The drafts slice: its calls, and the deliveries of runs. `connectRuns` must be called once, before any call. */
export function createDrafts(platform: Platform, editor: DraftEditor, shipped: ShippedSample) {
  let runs: DraftRuns | null = null;
  const parts: DraftParts = {
    platform,
    editor,
    get runs() {
      if (runs === null) throw new Error('connectRuns was not called');
      return runs;
    },
  };
  return {
    api: draftsApi(parts),
    delivery: createDraftDelivery(platform.files),
    versionDelivery: createVersionDelivery(platform.files),
    /** Called once for a new user, in the transaction that makes the account usable. */
    addFirstSample: createFirstSample(platform, shipped),
    /** For the dashboard. */
    newest: (userId: string, count: number) => listFolder(platform.db, userId, userId, { limit: count, offset: 0 }),
    readVersion: (input: VersionInput) => readVersion(platform, input),
    personalData: createPersonalData(platform),
    sharing: createDraftSharing(platform, editor),
    /** Tools deliver drafts and drafts start runs, so one of the two has to be connected later. */
    connectRuns(engine: DraftRuns): void {
      runs = engine;
    },
  };
}

type DraftRuns = Pick<Runs, 'startRun' | 'cancelRun'>;

interface DraftParts {
  readonly platform: Platform;
  readonly editor: DraftEditor;
  readonly runs: DraftRuns;
}

function draftsApi(parts: DraftParts): Api {
  const { db, files } = parts.platform;
  const { literature } = parts.platform.ports;
  const lookUps = createAttemptLimit(parts.platform.pool, lookUpLimits.changes);
  const api = createApi(parts.platform);
  mount(api, listDrafts, ({ viewer, params, query }) => listFolder(db, viewer.user.id, params.userId, query));
  mount(api, findFirstSample, async ({ viewer, params }) => ({
    sample: await findSample(db, viewer.user.id, params.userId),
  }));
  mount(api, signDraft, async ({ viewer, params }) => ({
    signedUrl: await signedDownload(files, await findDownload(db, viewer.user.id, params)),
  }));
  mount(api, signVersion, async ({ viewer, params }) => ({
    signedUrl: await signedDownload(files, await findDownload(db, viewer.user.id, params, params.version)),
  }));
  mount(api, exportVersion, async ({ viewer, params, body }) => ({
    signedUrl: await exportDraft(
      files,
      parts.editor,
      await readDraft(db, viewer.user.id, params, params.version),
      body.format,
    ),
  }));
  mount(api, removeDrafts, async ({ viewer, body }) => ({
    removed: await removeFiles({ db, files, runs: parts.runs }, viewer.user.id, body.paths),
  }));
  mount(api, previewDraft, async ({ viewer, params, query }) =>
    presentDraft(files, parts.editor, await readDraft(db, viewer.user.id, params, query.version), literature !== null),
  );
  mount(api, calls.changeDraft, async ({ viewer, params, body }) => {
    const userId = viewer.user.id;
    requireOwnFolder(userId, params.userId);
    if (asksLibraries(body.change)) await lookUps.take(userId);
    const changing = { db, editor: parts.editor, literature };
    const { draftId, version, made } = await changeDraft(changing, userId, params.fileName, body);
    if (made) await makeNewest(parts, { userId, draftId, number: version });
    return { version };
  });
  mount(api, calls.searchWorks, async ({ viewer, params, query }) => {
    const { inputs } = await readDraft(db, viewer.user.id, params);
    return searchWorks(literature, parts.editor, inputs?.refused ?? [], query.query);
  });
  mount(api, makeVersionFiles, async ({ viewer, params }) => {
    const draft = await findDownload(db, viewer.user.id, params);
    return makeFiles(db, parts.runs, { ...draft, number: params.version });
  });
  mount(api, compareVersions, async ({ viewer, params, query }) => ({
    changes: await compareTwo(db, parts.editor, viewer.user.id, params, query.since, params.version),
  }));
  mount(api, removeInputs, async ({ viewer, params }) => removeDraftInputs(parts.platform, viewer.user.id, params));
  mount(api, proposeFigures, async ({ body }) => parts.editor.proposeFigures(body.text, body.descriptions));
  return api;
}

function asksLibraries(change: DraftChange): boolean {
  return change.kind === 'look-up' || (change.kind === 'cite' && change.source.from !== 'draft');
}

/**
 * Files are generated only for the newest version, so that after a quick series of changes only the last version is
 * typeset. Files of earlier versions are generated on request.
 */
async function makeNewest(
  { platform: { db, log }, runs }: DraftParts,
  version: { userId: string; draftId: string; number: number },
): Promise<void> {
  const before = await openRunOf(db, { ...version, number: version.number - 1 });
  if (before !== null) await cancelIfOpen(runs, version.userId, before);
  await makeFiles(db, runs, version).catch((error) => {
    // The version is stored, and its page offers to generate the files.
    if (error instanceof AppError) log.warn({ err: error }, 'the files of a new version could not be begun');
    else throw error;
  });
}
