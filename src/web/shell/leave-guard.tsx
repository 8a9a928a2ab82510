import { lazy, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { isOnline, useOnline } from '../lib/connection.ts';
import { leavePrompts, promptFor } from '../lib/leave-prompts.ts';
import { type Processing, useProcessing } from '../lib/processing.tsx';
import { toast } from '../lib/toast.ts';
import { hasUnsavedChanges, useHasUnsavedChanges } from '../lib/unsaved-changes.ts';
import { OptionalPart } from './optional-part.tsx';
import { texts } from './texts.ts';

/**
 * Asks before leaving a page with work in progress or unsaved changes, by link, history, reload or closing. While
 * offline, no link is followed: the next page couldn't load, and typed text would be lost.
 */
export function LeaveGuard() {
  const { active } = useProcessing();
  const unsaved = useHasUnsavedChanges();
  const online = useOnline();
  return active || unsaved || !online ? <GuardedPage /> : null;
}

/** Mounted only when needed: the router's blocker has a cost even if it blocks nothing. */
function GuardedPage() {
  const { active, current, cancel } = useProcessing();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (!isOnline() || promptNow(current) !== null),
  );

  // The dialog also closes after the user confirms, which must not cancel the navigation in progress.
  const leaving = useRef(false);

  const held = blocker.state === 'blocked' && !isOnline();
  useEffect(() => {
    if (!held) return;
    toast.error(texts.offline);
    blocker.reset?.();
  }, [held, blocker]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (promptNow(current) !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [current]);

  return (
    <OptionalPart>
      <AlertDialog
        open={blocker.state === 'blocked' && !held}
        onOpenChange={(open) => {
          if (!open && !leaving.current && blocker.state === 'blocked') blocker.reset();
          leaving.current = false;
        }}
        title={texts.leave}
        onConfirm={() => {
          if (blocker.state !== 'blocked') return;
          leaving.current = true;
          blocker.proceed();
          cancel();
        }}
      >
        {active ? leavePrompts.processing : leavePrompts.unsaved}
      </AlertDialog>
    </OptionalPart>
  );
}

/**
 * Checked at the moment of leaving: work that ends and navigates immediately has ended before this component renders
 * again.
 */
function promptNow(current: Processing['current']): string | null {
  return promptFor({ processing: current().active, unsaved: hasUnsavedChanges() });
}

const AlertDialog = lazy(() => import('../ui/alert-dialog.tsx').then(({ AlertDialog }) => ({ default: AlertDialog })));
