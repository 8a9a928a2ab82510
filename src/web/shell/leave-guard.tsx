import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { leavePrompts, promptFor } from '../lib/leave-prompts.ts';
import { useProcessing } from '../lib/processing.tsx';
import { useHasUnsavedChanges } from '../lib/unsaved-changes.ts';

/** Asks before the page is left while it works or holds unsaved changes, by link, history, reload or closing. */
export function LeaveGuard() {
  const { active, cancel } = useProcessing();
  const unsaved = useHasUnsavedChanges();
  return active || unsaved ? <GuardedPage processing={active} unsaved={unsaved} onLeave={cancel} /> : null;
}

/** Mounted only while there is something to guard: the router's blocker costs even where it lets everything pass. */
function GuardedPage({ processing, unsaved, onLeave }: { processing: boolean; unsaved: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && promptFor({ processing, unsaved }) !== null,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (promptFor({ processing, unsaved }) !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [processing, unsaved]);

  return (
    <Suspense fallback={null}>
      <AlertDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => {
          if (!open && blocker.state === 'blocked') blocker.reset();
        }}
        title="Leave this page"
        onConfirm={() => {
          if (blocker.state !== 'blocked') return;
          blocker.proceed();
          onLeave();
        }}
      >
        {processing ? leavePrompts.processing : leavePrompts.unsaved}
      </AlertDialog>
    </Suspense>
  );
}

const AlertDialog = lazy(() => import('../ui/alert-dialog.tsx').then(({ AlertDialog }) => ({ default: AlertDialog })));
