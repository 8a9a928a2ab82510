import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DraftChange } from '#contract/draft-changes.ts';
import { useUnsavedChanges } from '#web/lib/unsaved-changes.ts';
import { Button } from '#web/ui/button.tsx';
import { texts as pages } from '../texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import type { TypedField } from './typed-texts.tsx';
import { useChange } from './use-change.ts';
import { useChoice } from './use-choice.ts';
import type { DraftOnPage } from './use-draft.ts';

/**
 * The editor for a part of the draft; saving creates a version. When it opens, its first field gets the focus. Closing
 * it, also with Escape, keeps what was typed and returns the focus to the control that opened it.
 */
export function EditPanel(props: EditPanelProps) {
  const {
    page,
    name,
    label,
    save,
    saveLabel = pages.text.save,
    problem = null,
    unchanged,
    typed,
    more,
    children,
  } = props;
  const { change, busy, failure } = useChange(page);
  const { close } = useChoice();
  const [asked, setAsked] = useState(false);
  const section = useRef<HTMLElement>(null);
  useUnsavedChanges(typed === undefined && !unchanged);
  useEffect(() => {
    // If two editors open together, the first one gets the focus.
    if (document.activeElement?.closest('[data-editor]')) return;
    section.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);

  async function submit(wanted: DraftChange, { stays, focus }: { stays?: HTMLElement; focus?: string } = {}) {
    setAsked(true);
    if (wanted.kind === save.kind && problem !== null) return;
    if (!(await change(wanted))) return;
    if (wanted.kind === save.kind || wanted.kind === 'delete') typed?.forget();
    if (stays === undefined) close(...(focus === undefined ? [] : [focus]), name);
    // The panel has moved with its section, which took the focus.
    else setTimeout(() => (stays.isConnected ? stays : document.getElementById(name))?.focus());
  }
  return (
    <section
      ref={section}
      data-editor
      aria-label={label}
      className="my-4 rounded-sheet border border-line bg-raised p-4 text-left font-sans text-base"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close(name);
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy === null && !unchanged) void submit(save);
        }}
      >
        {children}
        {asked && problem !== null && (
          <p role="alert" className="mt-2 text-sm text-bad">
            {problem}
          </p>
        )}
        <ChangeRefused failure={failure} onReload={() => void page.reload()} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            type="submit"
            size="small"
            busy={busy?.kind === save.kind}
            busyText={pages.text.saving}
            disabled={unchanged || (busy !== null && busy.kind !== save.kind)}
          >
            {saveLabel}
          </Button>
          {more?.map(({ label: words, change: wanted, stays, focus }) => (
            <Button
              key={words}
              variant="secondary"
              size="small"
              disabled={busy !== null}
              onClick={({ currentTarget }) =>
                void submit(wanted, { ...(stays && { stays: currentTarget }), ...(focus && { focus }) })
              }
            >
              {words}
            </Button>
          ))}
          {typed?.kept === true && (
            <Button variant="quiet" size="small" disabled={busy !== null} onClick={typed.forget}>
              {pages.text.discard}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => close(name)}>
            {pages.text.close}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface EditPanelProps {
  readonly page: DraftOnPage;
  /** The name of the toggle that opened it. */
  readonly name: string;
  readonly label: string;
  /** The change that saving makes. */
  readonly save: DraftChange;
  readonly saveLabel?: string;
  /** Why the fields cannot be saved; shown when the user tries to save. */
  readonly problem?: string | null;
  readonly unchanged: boolean;
  /** What was typed into it; it is kept when the panel closes. */
  readonly typed?: Pick<TypedField, 'kept' | 'forget'>;
  /** Other changes to the same part, such as deleting it. */
  readonly more?: readonly {
    readonly label: string;
    readonly change: DraftChange;
    /** The panel stays open, ready for the next click. */
    readonly stays?: boolean;
    /** What gets the focus if this part of the draft no longer exists. */
    readonly focus?: string;
  }[];
  readonly children: ReactNode;
}
