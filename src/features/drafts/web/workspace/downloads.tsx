import { ShareButton } from '#features/sharing/web/index.ts';
import { call } from '#web/lib/api.ts';
import { saveSigned } from '#web/lib/save-file.ts';
import { signVersion } from '../../contract/drafts.ts';
import { saveDraft } from '../save-draft.ts';
import { DownloadButton } from './download-button.tsx';
import type { DraftOnPage } from './use-draft.ts';
import { VersionFiles } from './version-files.tsx';

/** The zip, or its progress while it is generated, and the link to share. */
export function Downloads(page: DraftOnPage) {
  const { userId, draft } = page;
  const { fileName, version, pdf } = draft;
  return (
    <div className="flex flex-col gap-y-4">
      {pdf === null && <VersionFiles {...page} />}
      <div className="flex flex-wrap items-center gap-3">
        {pdf !== null && (
          <DownloadButton
            save={() =>
              version === null
                ? saveDraft(userId, fileName)
                : saveSigned(() => call(signVersion, { params: { userId, fileName, version: version.number } }))
            }
          />
        )}
        <ShareButton kind="draft" item={fileName} />
      </div>
    </div>
  );
}
