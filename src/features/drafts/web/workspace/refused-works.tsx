import { Button } from '#web/ui/button.tsx';
import { citationTexts } from '../citation-texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Works that the author rejected, so that a mistake can be undone. */
export function RefusedWorks({ page }: { page: DraftOnPage }) {
  const { change, busy, failure } = useChange(page);
  const { refusedWorks } = page.draft;
  if (refusedWorks.length === 0) return null;
  return (
    <details className="mt-6 text-sm">
      <summary className="cursor-pointer text-muted">
        {citationTexts.refused} ({refusedWorks.length})
      </summary>
      <p className="mt-2 text-xs text-muted">{citationTexts.refusedHint}</p>
      <ul className="mt-2 space-y-1">
        {refusedWorks.map((id) => (
          <li key={id} className="flex flex-wrap items-center gap-2 wrap-anywhere">
            <a
              href={addressOf(id)}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent underline decoration-1 underline-offset-2 hover:text-accent-strong"
            >
              {id}
              <span className="sr-only"> {citationTexts.newTab}</span>
            </a>
            {page.changeable && (
              <Button
                variant="quiet"
                size="small"
                aria-label={citationTexts.allowWork(id)}
                disabled={busy !== null}
                onClick={() => void change({ kind: 'refuse', work: id, refused: false })}
              >
                {citationTexts.allow}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </details>
  );
}

function addressOf(id: string): string {
  const name = encodeURI(id.replace(/^(?:doi|arxiv):/, ''));
  return id.startsWith('arxiv:') ? `https://arxiv.org/abs/${name}` : `https://doi.org/${name}`;
}
