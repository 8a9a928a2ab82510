import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Notes that an earlier version is shown, and offers to restore it. */
export function EarlierVersion({ page, onRestored }: { page: DraftOnPage; onRestored: () => void }) {
  const { draft } = page;
  const { change, busy, failure } = useChange(page);
  const newest = draft.versions[0]?.number;
  if (draft.version === null || newest === undefined || draft.version.number === newest) return null;
  const { number } = draft.version;
  return (
    <div className="mb-6 border-l-2 border-accent pl-3 text-sm">
      <p>{texts.versions.reading(number, newest)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Link to={{ search: '' }} className="text-accent underline underline-offset-2 hover:text-accent-strong">
          {texts.versions.newest}
        </Link>
        {draft.inputs !== null && (
          <Button
            variant="secondary"
            size="small"
            busy={busy !== null}
            busyText={texts.versions.restoring}
            onClick={async () => {
              if (await change({ kind: 'restore', version: number })) onRestored();
            }}
          >
            {texts.versions.restore}
          </Button>
        )}
      </div>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </div>
  );
}
