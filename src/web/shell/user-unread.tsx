import { useState } from 'react';
import { useSession } from '../lib/session.tsx';
import { Button } from '../ui/button.tsx';
import { texts as uiTexts } from '../ui/texts.ts';
import { texts } from './texts.ts';

/** Loading the user failed, because of the connection or the server: the session stays, and there is a retry. */
export function UserUnread() {
  const { reloadUser } = useSession();
  const [busy, setBusy] = useState(false);
  async function retry() {
    setBusy(true);
    // After a failure, the message stays.
    await reloadUser().catch(() => undefined);
    setBusy(false);
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-sm"
    >
      <p>{texts.userUnread}</p>
      <Button variant="secondary" size="small" busy={busy} busyText={uiTexts.tryingAgain} onClick={() => void retry()}>
        {uiTexts.tryAgain}
      </Button>
    </div>
  );
}
