import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useNavigate } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { askPasskey } from '../contract/own-account.ts';
import { callLogin } from './call-login.ts';
import { loginMessage } from './failure-messages.ts';
import { texts } from './texts.ts';

/** Login with a passkey: the browser offers those stored on it or on a nearby device. */
export function PasskeyButton({ next }: { next: string }) {
  const { logIn } = useSession();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { challenge_id, options } = await call(askPasskey);
      // Loaded on use: most people log in without it.
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const response = await startAuthentication({ optionsJSON: options }).catch((cause: unknown) => {
        throw new Error(texts.passkey.notUsed, { cause });
      });
      const body = { action: 'passkey', challenge_id, response };
      const { session, user } = await callLogin(body);
      logIn(session, user);
      toast.success(texts.welcomeBack);
      await navigate(next, { replace: true });
    },
    onError: (failure) => toast.error(failure instanceof AppError ? loginMessage(failure) : texts.passkey.notUsed),
  });

  return (
    <Button
      variant="secondary"
      size="large"
      className="mt-3 w-full"
      icon={<Fingerprint aria-hidden="true" />}
      busy={isPending}
      busyText={texts.passkey.busy}
      disabled={!hydrated}
      onClick={() => mutate()}
    >
      {texts.passkey.action}
    </Button>
  );
}
