import { Link } from 'react-router';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { saveSigned } from '#web/lib/save-file.ts';
import { signVersion } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import { DownloadButton } from './download-button.tsx';
import type { DraftOnPage } from './use-draft.ts';
import { VersionCompare } from './version-compare.tsx';

/** Every version, newest first: what created it, when, and its zip if that exists. */
export function VersionList(page: DraftOnPage) {
  const { userId, draft } = page;
  const params = { userId, fileName: draft.fileName };
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {draft.versions.map(({ number, cause, created_at, template, ready }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0">
              <Link
                to={{ search: `?version=${number}` }}
                preventScrollReset
                className="font-medium text-accent underline decoration-1 underline-offset-2 hover:text-accent-strong"
              >
                {texts.versions.open(number)}
              </Link>
              {number === draft.version?.number && (
                <span className="ml-2 text-xs text-muted">{texts.versions.shown}</span>
              )}
              <p className="text-sm text-muted">
                {texts.versions.causes[cause]}, <time dateTime={created_at}>{formatDateTime(created_at)}</time>
              </p>
              <p className="text-xs text-muted">
                {draft.templates.find(({ id }) => id === template)?.name ?? template}
              </p>
            </div>
            {ready ? (
              <DownloadButton
                variant="secondary"
                size="small"
                what={texts.versions.open(number)}
                save={() => saveSigned(() => call(signVersion, { params: { ...params, version: number } }))}
              />
            ) : (
              <p className="text-xs text-muted">{texts.versions.unmade}</p>
            )}
          </li>
        ))}
      </ol>
      {draft.versions.length > 1 && <VersionCompare key={draft.version?.number} {...page} />}
    </>
  );
}
