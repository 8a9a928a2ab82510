import type { DraftSentence } from '#contract/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Confirms or removes a cross-reference that the draft added to a sentence. */
export function FigureReference({ page, reference }: FigureReferenceProps) {
  const { change, busy, failure } = useChange(page);
  const bind = (sentence: string | null) => void change({ kind: 'figure', figure: reference.figure, sentence });
  return (
    <section aria-label={texts.text.chosen} className="my-4 rounded-sheet border border-line bg-raised p-4">
      <p className="text-sm text-muted">{texts.text.reference.about(reference.proposed)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {reference.proposed && (
          <Button size="small" disabled={busy !== null} onClick={() => bind(reference.sentence)}>
            {texts.text.reference.confirm}
          </Button>
        )}
        <Button variant="secondary" size="small" disabled={busy !== null} onClick={() => bind(null)}>
          {texts.text.reference.remove}
        </Button>
      </div>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </section>
  );
}

interface FigureReferenceProps {
  readonly page: DraftOnPage;
  readonly reference: NonNullable<DraftSentence['reference']>;
}
