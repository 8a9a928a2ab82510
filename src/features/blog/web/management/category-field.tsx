import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { createCategory, deleteCategory, listCategories, renameCategory } from '../../contract/management.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.editor;
const queryKey = ['admin', 'blog-categories'];

/** The category of a post, or none; categories can be added, renamed and removed here. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const [dialog, setDialog] = useState<'add' | 'rename' | 'remove'>();
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(listCategories, { signal }) });
  const chosen = data?.categories.find(({ id }) => id === value);
  const close = () => setDialog(undefined);
  return (
    <>
      <Field
        label={texts.category}
        optional
        aside={
          <span className="flex gap-3">
            {chosen && <TextButton onClick={() => setDialog('rename')}>{texts.renameCategory}</TextButton>}
            {chosen && <TextButton onClick={() => setDialog('remove')}>{texts.removeCategory.open}</TextButton>}
            <TextButton onClick={() => setDialog('add')}>{texts.newCategory}</TextButton>
          </span>
        }
        error={error}
      >
        <Select value={data ? value : ''} onChange={(event) => onChange(event.target.value)}>
          <option value="">{texts.noCategory}</option>
          {data?.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {dialog === 'add' && (
        <CategoryDialog
          title={texts.newCategory}
          confirmText={texts.addCategory}
          onClose={close}
          act={async (name) => onChange((await call(createCategory, { body: { name } })).id)}
        />
      )}
      {dialog === 'rename' && chosen && (
        <CategoryDialog
          title={texts.renameCategory}
          confirmText={texts.saveCategory}
          name={chosen.name}
          onClose={close}
          act={(name) => call(renameCategory, { params: { id: chosen.id }, body: { name } })}
        />
      )}
      {dialog === 'remove' && chosen && (
        <CategoryDialog
          title={texts.removeCategory.question(chosen.name)}
          description={texts.removeCategory.about}
          confirmText={texts.removeCategory.confirm}
          onClose={close}
          act={async () => {
            await call(deleteCategory, { params: { id: chosen.id } });
            onChange('');
          }}
        />
      )}
    </>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="min-h-6 text-accent underline underline-offset-2">
      {children}
    </button>
  );
}

interface CategoryFieldProps {
  /** Its id; empty for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

/** Asks for a name or, if there is a description, for confirmation. */
function CategoryDialog({ title, description, confirmText, name: given = '', onClose, act }: CategoryDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(given);
  const [error, setError] = useState<string>();
  async function submit(): Promise<boolean> {
    try {
      await act(name);
      await client.invalidateQueries({ queryKey });
      return true;
    } catch (failure) {
      setError(shownMessage(failure, texts.saveFailed));
      return false;
    }
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmText={confirmText}
      danger={description !== undefined}
      disabled={description === undefined && name.trim() === ''}
      error={error}
      onSubmit={submit}
    >
      {description === undefined && (
        <Field label={texts.categoryName}>
          <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} autoComplete="off" />
        </Field>
      )}
    </FormDialog>
  );
}

interface CategoryDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly confirmText: string;
  readonly name?: string;
  readonly onClose: () => void;
  readonly act: (name: string) => Promise<unknown>;
}
