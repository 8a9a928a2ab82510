import { useState } from 'react';
import type { DraftBlock } from '#contract/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from '../texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** A prompt as a field: the typed text becomes the author's sentence in this place. */
export function PromptField({ page, section, gap, move }: PromptFieldProps) {
  const { change, busy, failure, clear } = useChange(page);
  const [typed, setTyped] = useState('');
  async function save() {
    if (!(await change({ kind: 'answer', section, move, text: typed }))) return;
    setTyped('');
    // The field disappears with its prompt, so the focus moves to the section.
    document.getElementById(`part-${section}`)?.focus({ preventScroll: true });
  }
  return (
    <div className="mt-2">
      <Field label={texts.text.answer(gap.text)} hint={texts.text.answerHint}>
        <Textarea
          reading
          rows={2}
          value={typed}
          onChange={(event) => {
            clear();
            setTyped(event.target.value);
          }}
        />
      </Field>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        busy={busy !== null}
        busyText={texts.text.saving}
        disabled={typed.trim() === ''}
        onClick={() => void save()}
      >
        {texts.text.addToDraft}
      </Button>
    </div>
  );
}

type Gap = DraftBlock & { kind: 'gap' };

interface PromptFieldProps {
  readonly page: DraftOnPage;
  readonly section: string;
  readonly gap: Gap;
  readonly move: NonNullable<Gap['move']>;
}
