import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { leavePrompts, promptFor } from '../lib/leave-prompts.ts';
import { useProcessing } from '../lib/processing.tsx';
import { useHasUnsavedChanges } from '../lib/unsaved-changes.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';

/** Asks before the page is left while it works or holds unsaved changes, by link, history, reload or closing. */
export function LeaveGuard() {
  const { active, cancel } = useProcessing();
  const unsaved = useHasUnsavedChanges();
  const state = { processing: active, unsaved };
  const guarded = active || unsaved;

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && promptFor(state) !== null,
  );

  // Work that ended while the question stood leaves nothing to ask.
  useEffect(() => {
    if (blocker.state === 'blocked' && !guarded) blocker.reset();
  }, [blocker, guarded]);

  useEffect(() => {
    if (!guarded) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (promptFor({ processing: active, unsaved }) !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded, active, unsaved]);

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
      title="Leave this page"
      onConfirm={() => {
        if (blocker.state !== 'blocked') return;
        blocker.proceed();
        cancel();
      }}
    >
      {active ? leavePrompts.processing : leavePrompts.unsaved}
    </AlertDialog>
  );
}
