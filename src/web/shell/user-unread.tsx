import { useMutation } from '@tanstack/react-query';
import { useSession } from '../lib/session.tsx';
import { Button } from '../ui/button.tsx';
import { texts as uiTexts } from '../ui/texts.ts';
import { texts } from './texts.ts';

/** The user could not be loaded, because of the connection or the server: the session stays, and there is a retry. */
export function UserUnread() {
  const { reloadUser } = useSession();
  // After a failure, the message stays.
  const { mutate, isPending } = useMutation({ mutationFn: reloadUser });
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-sm"
    >
      <p>{texts.userUnread}</p>
      <Button variant="secondary" size="small" busy={isPending} busyText={uiTexts.tryingAgain} onClick={() => mutate()}>
        {uiTexts.tryAgain}
      </Button>
    </div>
  );
}
