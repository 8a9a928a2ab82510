import { type Author, readAuthors, writeAuthors } from '#contract/author.ts';
import { draftChangeSchema } from '#contract/draft-changes.ts';
import type { DraftText } from '#contract/draft-text.ts';
import { limits } from '#contract/limits.ts';
import { speakPlainly } from '#contract/plain-messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts as pages } from '../texts.ts';
import { EditPanel } from './edit-panel.tsx';
import { EditToggle } from './edit-toggle.tsx';
import { texts } from './texts.ts';
import { useTyped } from './typed-texts.tsx';
import type { DraftOnPage } from './use-draft.ts';

speakPlainly();

/** Authors and keywords below the title, each with its editor. */
export function FrontMatter({ page, text, chosen }: FrontMatterProps) {
  const { authors, keywords } = text;
  return (
    <div className="mb-6">
      {(authors.length > 0 || page.changeable) && (
        <ul aria-label={pages.text.authors} className="text-sm wrap-anywhere">
          {authors.map((author, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: authors have no name but their place; two may be namesakes.
            <li key={index}>
              {author.name}
              <span className="text-muted">{detailsOf(author)}</span>
            </li>
          ))}
          {authors.length === 0 && <li className="text-muted">{texts.authors.none}</li>}
        </ul>
      )}
      <EditToggle page={page} chosen={chosen} name="edit-authors" label={texts.authors.edit}>
        <AuthorsEditor page={page} authors={authors} />
      </EditToggle>
      {(keywords.length > 0 || page.changeable) && (
        <p className="mt-2 text-sm text-muted wrap-anywhere">
          {pages.text.keywords}: {keywords.length === 0 ? texts.keywords.none : keywords.join('; ')}
        </p>
      )}
      <EditToggle page={page} chosen={chosen} name="edit-keywords" label={texts.keywords.edit}>
        <KeywordsEditor page={page} keywords={keywords} />
      </EditToggle>
    </div>
  );
}

interface FrontMatterProps {
  readonly page: DraftOnPage;
  readonly text: DraftText;
  readonly chosen: string;
}

function detailsOf({ affiliation, email, orcid, corresponding }: Author): string {
  const details = [affiliation, email, orcid].filter((part) => part !== '');
  return `${corresponding ? '*' : ''}${details.map((part) => `, ${part}`).join('')}`;
}

/** Typed as in the form for a new draft. */
function AuthorsEditor({ page, authors }: { page: DraftOnPage; authors: readonly Author[] }) {
  const was = writeAuthors(authors);
  const typed = useTyped('edit-authors', was);
  const read = draftChangeSchema.safeParse({ kind: 'authors', authors: readAuthors(typed.text) });
  return (
    <EditPanel
      page={page}
      name="edit-authors"
      label={texts.authors.edit}
      save={read.success ? read.data : { kind: 'authors', authors: [] }}
      problem={read.success ? null : (read.error.issues[0]?.message ?? '')}
      unchanged={typed.text === was}
      typed={typed}
    >
      <Field label={texts.authors.label} hint={texts.authors.hint}>
        <Textarea
          rows={Math.max(3, authors.length + 1)}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
        />
      </Field>
    </EditPanel>
  );
}

function KeywordsEditor({ page, keywords }: { page: DraftOnPage; keywords: readonly string[] }) {
  const was = keywords.join('; ');
  const typed = useTyped('edit-keywords', was);
  const read = typed.text
    .split(/[;；]/)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
  const problem =
    read.length > limits.drafts.keywords
      ? texts.keywords.many(limits.drafts.keywords)
      : read.some((keyword) => keyword.length > 100)
        ? texts.keywords.long
        : null;
  return (
    <EditPanel
      page={page}
      name="edit-keywords"
      label={texts.keywords.edit}
      save={{ kind: 'keywords', keywords: read }}
      problem={problem}
      unchanged={typed.text === was}
      typed={typed}
    >
      <Field label={texts.keywords.label}>
        <Input value={typed.text} onChange={(event) => typed.type(event.target.value)} />
      </Field>
    </EditPanel>
  );
}
