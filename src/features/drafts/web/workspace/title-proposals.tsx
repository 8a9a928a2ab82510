import { Button } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Title suggestions from the author's own noun phrases; a click sets the title. */
export function TitleProposals({ page }: { page: DraftOnPage }) {
  const { change, busy, failure } = useChange(page);
  const { text } = page.draft;
  if (text === null || text.titleProposals.length === 0) return null;
  const { id } = text.title;
  return (
    <fieldset className="mb-4">
      <legend className="text-sm font-medium">{texts.text.titles}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {text.titleProposals.map((proposal) => (
          <Button
            key={proposal}
            variant="secondary"
            size="small"
            className="max-w-full text-left"
            disabled={busy !== null}
            onClick={() => void change({ kind: 'edit', sentence: id, text: proposal })}
          >
            {proposal}
          </Button>
        ))}
      </div>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </fieldset>
  );
}
