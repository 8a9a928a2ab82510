import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { texts } from '../texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Typesets the draft with another journal's template as a new version, free of charge. */
export function TemplateSwitch(page: DraftOnPage) {
  const { draft } = page;
  const { change, busy, failure } = useChange(page);
  const current = draft.text?.template ?? '';
  const [chosen, setChosen] = useState(current);
  if (!page.changeable) return null;
  const limits = draft.templates.find(({ id }) => id === chosen)?.limits;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change({ kind: 'template', template: chosen });
      }}
    >
      <Field label={texts.versions.template} hint={[limits, texts.versions.free].filter(Boolean).join(' ')}>
        <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {draft.templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="mt-2"
        busy={busy !== null}
        busyText={texts.versions.switching}
        disabled={chosen === current}
      >
        {texts.versions.switch}
      </Button>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </form>
  );
}
