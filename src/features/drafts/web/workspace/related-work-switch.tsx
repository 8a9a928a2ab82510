import { Button } from '#web/ui/button.tsx';
import { citationTexts } from '../citation-texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Removes the quoted works from the introduction, or restores them. */
export function RelatedWorkSwitch({ page }: { page: DraftOnPage }) {
  const { change, busy, failure } = useChange(page);
  const state = page.draft.text?.relatedWork ?? null;
  if (!page.changeable || state === null) return null;
  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        size="small"
        busy={busy !== null}
        onClick={() => void change({ kind: 'related-work', shown: state === 'hidden' })}
      >
        {state === 'hidden' ? citationTexts.showRelated : citationTexts.hideRelated}
      </Button>
      <p className="mt-1 text-xs text-muted">{citationTexts.relatedHint}</p>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </div>
  );
}
