import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { EditPanel } from './edit-panel.tsx';
import { texts } from './texts.ts';
import { fieldOf, useTyped } from './typed-texts.tsx';
import type { DraftOnPage } from './use-draft.ts';

/** Text typed here becomes a sentence of the draft. */
export function AddSentence({ page, name, section, after, inList }: AddSentenceProps) {
  const typed = useTyped(after === null ? name : fieldOf(after, 'add'), '');
  const [paragraph, setParagraph] = useState(inList);
  return (
    <EditPanel
      page={page}
      name={name}
      label={texts.add.label}
      save={{ kind: 'add', section, after, paragraph, move: null, text: typed.text }}
      unchanged={typed.text.trim() === ''}
      typed={typed}
    >
      <Field label={texts.add.label}>
        <Textarea reading rows={3} value={typed.text} onChange={(event) => typed.type(event.target.value)} />
      </Field>
      <label className="mt-2 flex min-h-6 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={paragraph}
          onChange={(event) => setParagraph(event.target.checked)}
        />
        {inList ? texts.add.item : texts.add.paragraph}
      </label>
    </EditPanel>
  );
}

interface AddSentenceProps {
  readonly page: DraftOnPage;
  /** Identifies the control that gets the focus afterwards. */
  readonly name: string;
  readonly section: string;
  /** The preceding sentence; null at the end of the section. */
  readonly after: string | null;
  readonly inList: boolean;
}
