import { Button } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';
import type { ChangeFailure } from './use-change.ts';

/** Why a change was not saved; if another tab was faster, a button loads the newest version. */
export function ChangeRefused({ failure, onReload }: { failure: ChangeFailure | null; onReload: () => void }) {
  if (failure === null) return null;
  return (
    <div role="alert" className="mt-3 border-l-2 border-bad pl-3 text-sm text-bad">
      <p>{failure.message}</p>
      {failure.outdated && (
        <Button variant="secondary" size="small" className="mt-2" onClick={onReload}>
          {texts.text.loadNewest}
        </Button>
      )}
    </div>
  );
}
