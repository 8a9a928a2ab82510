import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { endImpersonation } from '#contract/impersonation.ts';
import { call } from '../lib/api.ts';
import { formatDateTime } from '../lib/format.ts';
import { leaveWithoutAsking } from '../lib/leave-prompts.ts';
import { useSession } from '../lib/session.tsx';
import { Button } from '../ui/button.tsx';
import { adminTexts } from './admin-texts.ts';
import { darkStyle } from './sidebar-entries.tsx';

/** Shown above every page during impersonation; ends the impersonation when its time is over. */
export function ImpersonationBanner({ until }: { until: string }) {
  const { user } = useSession();
  const end = useMutation({
    // An impersonation that can't be ended now expires by itself.
    mutationFn: () => call(endImpersonation).catch(() => undefined),
    onSuccess: leave,
  });

  useEffect(() => {
    const over = setTimeout(leave, Math.max(0, new Date(until).getTime() - Date.now()));
    return () => clearTimeout(over);
  }, [until]);

  return (
    <section aria-label={adminTexts.view.label} className={`border-b border-line ${darkStyle}`}>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 py-2 text-sm">
        <p className="flex items-center gap-2">
          <Eye aria-hidden="true" className="size-4 shrink-0" />
          <span>
            {adminTexts.view.before} <strong className="font-semibold">{user?.username}</strong>.{' '}
            {adminTexts.view.after}{' '}
            <time dateTime={until} suppressHydrationWarning>
              {formatDateTime(until).slice(-5)}
            </time>
            .
          </span>
        </p>
        <Button
          variant="secondary"
          size="small"
          busy={!end.isIdle}
          busyText={adminTexts.view.ending}
          onClick={() => end.mutate()}
        >
          {adminTexts.view.end}
        </Button>
      </div>
    </section>
  );
}

/** Loads another document, so that nothing the user sees stays in memory. */
function leave() {
  leaveWithoutAsking();
  location.assign('/admin/users');
}
