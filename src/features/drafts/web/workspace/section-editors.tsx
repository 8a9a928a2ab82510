import type { DraftText } from '#contract/draft-text.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { AddSentence } from './add-sentence.tsx';
import { EditPanel } from './edit-panel.tsx';
import { EditToggle } from './edit-toggle.tsx';
import { texts } from './texts.ts';
import { useTyped } from './typed-texts.tsx';
import type { DraftOnPage } from './use-draft.ts';

type Part = DraftText['parts'][number];

/** A heading that the draft gave a section; an author's own heading is edited as a sentence. */
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
  const typed = useTyped(name, part.title);
  return (
    <EditPanel
      page={page}
      name={name}
      label={texts.heading.label}
      save={{ kind: 'heading', section: part.id, text: typed.text }}
      unchanged={typed.text.trim() === part.title || typed.text.trim() === ''}
      typed={typed}
    >
      <Field label={texts.heading.label}>
        <Input maxLength={300} value={typed.text} onChange={(event) => typed.type(event.target.value)} />
      </Field>
    </EditPanel>
  );
}

/** Moves or removes a section, and adds one after it. */
export function SectionArranger({ page, part, chosen }: SectionEditorProps) {
  const name = `arrange-${part.id}`;
  if (part.arrange.length === 0) return null;
  return (
    <EditToggle page={page} chosen={chosen} name={name} label={texts.section.arrange(part.title)} className="mb-3">
      <SectionPanel page={page} part={part} name={name} />
    </EditToggle>
  );
}

function SectionPanel({ page, part, name }: { page: DraftOnPage; part: Part; name: string }) {
  const typed = useTyped(name, '');
  const parts = page.draft.text?.parts ?? [];
  const at = parts.findIndex(({ id }) => id === part.id);
  const neighbor = parts[at + 1] ?? parts[at - 1];
  return (
    <EditPanel
      page={page}
      name={name}
      label={texts.section.label}
      save={{ kind: 'section-add', after: part.id, text: typed.text }}
      saveLabel={texts.section.add}
      unchanged={typed.text.trim() === ''}
      typed={typed}
      more={part.arrange.map((way) =>
        way === 'remove'
          ? {
              label: texts.section.remove,
              change: { kind: 'section-remove', section: part.id },
              focus: `part-${neighbor?.id}`,
            }
          : { label: texts.section[way], change: { kind: 'section-move', section: part.id, to: way }, stays: true },
      )}
    >
      <Field label={texts.section.name}>
        <Input maxLength={300} value={typed.text} onChange={(event) => typed.type(event.target.value)} />
      </Field>
      {part.arrange.includes('remove') && <p className="mt-2 text-sm text-muted">{texts.section.removeHint}</p>}
    </EditPanel>
  );
}

/** Adds a sentence at the end of a section, including an empty section. */
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
