import { useState } from 'react';
import { AppError, errorCatalogue } from '#contract/errors.ts';
import type { WayBack } from '#contract/way-back.ts';
import { call } from '#web/lib/api.ts';
import { useShell } from '#web/lib/shell.ts';
import { useRedirect } from '#web/lib/use-redirect.ts';
import { Button } from '#web/ui/button.tsx';
import { startLinkedIn } from '../contract/login.ts';
import { texts } from './texts.ts';

/** Sends the browser to LinkedIn to log in, or shows that LinkedIn isn't configured. */
export function LinkedInButton({ wayBack }: { wayBack: WayBack | null }) {
  const { linkedIn: isSetUp } = useShell();
  const [asked, setAsked] = useState(false);
  const { busy, start } = useRedirect({
    address: async () => (await call(startLinkedIn, { query: wayBack ? { next: wayBack.path } : {} })).url,
    failed: (error) =>
      error instanceof AppError && error.code === 'too_many_attempts'
        ? error.message
        : errorCatalogue.linkedin_failed.message,
  });

  return (
    <div>
      <Button
        variant="secondary"
        size="large"
        className="w-full"
        icon={<LinkedInMark />}
        busy={busy}
        busyText={texts.linkedIn.busy}
        onClick={() => (isSetUp ? start() : setAsked(true))}
      >
        {texts.linkedIn.action}
      </Button>
      <p role="status" className={asked ? 'mt-2 text-sm text-muted' : undefined}>
        {asked && errorCatalogue.linkedin_not_set_up.message}
      </p>
    </div>
  );
}

/** The letters "in" on a square, drawn in the color of the text. */
function LinkedInMark() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
      <rect x="0.8" y="0.8" width="14.4" height="14.4" rx="2.2" />
      <path d="M4.6 6.9v5M4.6 4.2v.9M7.8 11.9v-5M7.8 9.2c0-1.4.8-2.2 1.9-2.2s1.8.8 1.8 2.2v2.7" />
    </svg>
  );
}
