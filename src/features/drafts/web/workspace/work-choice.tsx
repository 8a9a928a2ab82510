import { Button } from '#web/ui/button.tsx';
import { citationTexts } from '../citation-texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Cites a found work at its sentence, or as related work, or rejects it permanently. */
export function WorkChoice({ page, work, sentence, refusable = true }: WorkChoiceProps) {
  const { change, busy, failure } = useChange(page);
  if (!page.changeable) return null;
  const { id, label } = work;
  const attachable = sentence !== null || page.draft.text?.relatedWork !== 'hidden';
  return (
    <>
      {attachable && (
        <Button
          variant="secondary"
          size="small"
          aria-label={(sentence === null ? citationTexts.attachWork : citationTexts.citeWork)(label)}
          busy={busy?.kind === 'cite'}
          busyText={citationTexts.citing}
          disabled={busy !== null && busy.kind !== 'cite'}
          onClick={() => void change({ kind: 'cite', sentence, source: { from: 'library', work: id } })}
        >
          {sentence === null ? citationTexts.attach : citationTexts.cite}
        </Button>
      )}
      {refusable && (
        <Button
          variant="quiet"
          size="small"
          aria-label={citationTexts.refuseWork(label)}
          busy={busy?.kind === 'refuse'}
          disabled={busy !== null && busy.kind !== 'refuse'}
          onClick={() => void change({ kind: 'refuse', work: id, refused: true })}
        >
          {citationTexts.refuse}
        </Button>
      )}
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </>
  );
}

interface WorkChoiceProps {
  readonly page: DraftOnPage;
  readonly work: { readonly id: string; readonly label: string };
  /** The sentence to cite it at; null for the introduction's related work. */
  readonly sentence: string | null;
  /** False for works that the author provided or attached. */
  readonly refusable?: boolean;
}
