import { useEffect, useRef } from 'react';
import { correctionLimits as limits } from '#contract/correction-rules.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { FormButtons, leaveByEscape } from './correction-form.tsx';
import { texts } from './texts.ts';

/** Why a statement was accepted or rejected. */
export function NoteForm({ label, note, onSave, onCancel }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.form.noteTitle(label)}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(String(new FormData(event.currentTarget).get('note') ?? '').trim());
      }}
      onKeyDown={leaveByEscape(onCancel)}
      className="my-2 flex max-w-md flex-col gap-3 rounded-sheet border border-line bg-raised p-3"
    >
      <Field label={texts.form.note}>
        <Input name="note" maxLength={limits.note} autoComplete="off" defaultValue={note} />
      </Field>
      <FormButtons onCancel={onCancel} />
    </form>
  );
}

interface NoteFormProps {
  readonly label: string;
  readonly note: string;
  readonly onSave: (note: string) => void;
  readonly onCancel: () => void;
}
