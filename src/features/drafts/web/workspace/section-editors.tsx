import { useState } from 'react';
import type { DraftText } from '#contract/draft-text.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { AddSentence } from './add-sentence.tsx';
import { EditPanel } from './edit-panel.tsx';
import { EditToggle } from './edit-toggle.tsx';
import { texts } from './texts.ts';
import type { DraftOnPage } from './use-draft.ts';

type Part = DraftText['parts'][number];

/** A heading that the draft gave a section; one of the author's is edited as a sentence. */
export function HeadingEditor({ page, part, chosen }: SectionEditorProps) {
  const name = `edit-heading-${part.id}`;
  if (part.heading !== null || !part.renamable) return null;
  return (
    <EditToggle page={page} chosen={chosen} name={name} label={texts.heading.edit(part.title)} className="mb-3">
      <HeadingPanel page={page} part={part} name={name} />
    </EditToggle>
  );
}

function HeadingPanel({ page, part, name }: { page: DraftOnPage; part: Part; name: string }) {
  const [typed, setTyped] = useState(part.title);
  return (
    <EditPanel
      page={page}
      name={name}
      label={texts.heading.label}
      save={{ kind: 'heading', section: part.id, text: typed }}
      unchanged={typed.trim() === part.title || typed.trim() === ''}
    >
      <Field label={texts.heading.label}>
        <Input maxLength={300} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </EditPanel>
  );
}

/** Adds a sentence at the end of a section, also of one that has none yet. */
export function AddToSection({ page, part, chosen }: SectionEditorProps) {
  const name = `add-to-${part.id}`;
  if (!page.draft.text?.places.some(({ section }) => section === part.id)) return null;
  return (
    <EditToggle page={page} chosen={chosen} name={name} label={texts.add.open(part.title)}>
      <AddSentence page={page} name={name} section={part.id} after={null} inList={false} />
    </EditToggle>
  );
}

interface SectionEditorProps {
  readonly page: DraftOnPage;
  readonly part: Part;
  readonly chosen: string;
}
