import type { ReactNode } from 'react';
import { formatDateTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { texts as allTexts } from './texts.ts';
import type { usePostForm } from './use-post-form.ts';

const texts = allTexts.editor;

/**
 * What an author should know before they continue: unsaved text from an earlier visit, other authors, newer versions.
 */
export function Notices({ state, resumedFrom, others }: NoticesProps) {
  const { newer, discard, keepMine } = state;
  return (
    <>
      {newer && (
        <Notice urgent>
          <p>{texts.newer(newer.by ?? texts.somebody, newer.version)}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="secondary" onClick={() => void discard()}>
              {texts.showSaved}
            </Button>
            <Button size="small" variant="secondary" onClick={keepMine}>
              {texts.keepMine}
            </Button>
          </div>
        </Notice>
      )}
      {!newer && resumedFrom && state.dirty && (
        <Notice>
          <p>{texts.resumed(formatDateTime(resumedFrom))}</p>
          <Button size="small" variant="secondary" onClick={() => void discard()}>
            {texts.discard}
          </Button>
        </Notice>
      )}
      {others.length > 0 && (
        <Notice>
          <p>{texts.othersWriting(others.join(', '))}</p>
        </Notice>
      )}
    </>
  );
}

interface NoticesProps {
  readonly state: Pick<ReturnType<typeof usePostForm>, 'newer' | 'dirty' | 'discard' | 'keepMine'>;
  /** When the working copy that the form started with was saved. */
  readonly resumedFrom: string | null;
  /** Names of others with unsaved text. */
  readonly others: readonly string[];
}

function Notice({ urgent = false, children }: { urgent?: boolean; children: ReactNode }) {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={`flex flex-col items-start gap-3 rounded-sheet border bg-raised p-4 text-sm ${urgent ? 'border-warn' : 'border-line'}`}
    >
      {children}
    </div>
  );
}
