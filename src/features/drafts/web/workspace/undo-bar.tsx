import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { texts as pages } from '../texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { texts } from './texts.ts';
import { undoSteps } from './undo-steps.ts';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Undoes and redoes changes of the draft, also with the usual shortcuts outside of fields. */
export function UndoBar({ page }: { page: DraftOnPage }) {
  const { change, busy, failure } = useChange(page);
  const { versions } = page.draft;
  const steps = undoSteps(versions);
  const causeOf = (number: number) =>
    pages.versions.causes[versions.find((version) => version.number === number)?.cause ?? 'restore'];

  async function go(way: 'undo' | 'redo') {
    const step = steps[way];
    if (busy !== null) return;
    if (step === null) toast.info(texts.nothing[way]);
    else
      await change({ kind: 'restore', version: step.version }, (version) =>
        texts[way === 'undo' ? 'undone' : 'redone'](causeOf(step.change), version),
      );
  }

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOf(event);
    if (way === null || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    void go(way);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-center gap-2">
        {(['undo', 'redo'] as const).map((way) => {
          const step = steps[way];
          const wanted = busy?.kind === 'restore' && busy.version === step?.version;
          return (
            <Button
              key={way}
              variant="secondary"
              size="small"
              icon={way === 'undo' ? <Undo2 aria-hidden="true" /> : <Redo2 aria-hidden="true" />}
              busy={wanted}
              // Stays focusable when nothing is left to undo, so that repeated key presses don't lose the focus.
              className={step === null ? 'opacity-70' : ''}
              title={step === null ? undefined : texts[`${way}Change`](causeOf(step.change))}
              onClick={() => void go(way)}
            >
              {texts[way]}
            </Button>
          );
        })}
        <p className="text-xs text-muted">{texts.keys}</p>
      </div>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </div>
  );
}

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const pressed = key.toLowerCase();
  if (pressed === 'z') return shiftKey ? 'redo' : 'undo';
  return pressed === 'y' && !shiftKey ? 'redo' : null;
}

/** A field undoes its own typing, and a dialog has a separate purpose. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role$=dialog]') !== null
  );
}
