import { Button } from '#web/ui/button.tsx';
import { citationTexts } from '../citation-texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Repeats the literature lookups; if no library answers, nothing changes and a message explains why. */
export function LookUpAgain({ page }: { page: DraftOnPage }) {
  const { change, busy, failure } = useChange(page);
  if (!page.changeable || !page.draft.lookUps) return null;
  const first = page.draft.coverage.literature !== 'on';
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        size="small"
        busy={busy !== null}
        busyText={citationTexts.lookingUp}
        onClick={() => void change({ kind: 'look-up' })}
      >
        {first ? citationTexts.lookUpFirst : citationTexts.lookUp}
      </Button>
      <p className="mt-1 text-xs text-muted">{citationTexts.lookUpHint}</p>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </div>
  );
}
