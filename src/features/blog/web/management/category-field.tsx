import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shownMessage } from '../../../../contract/errors.ts';
import { call } from '../../../../web/lib/api.ts';
import { Field } from '../../../../web/ui/field.tsx';
import { FormDialog } from '../../../../web/ui/form-dialog.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { createCategory, listCategories } from '../../contract.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.editor;
const queryKey = ['admin', 'blog-categories'];

/** The category of a post, or none; a new one can be added on the way. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const [adding, setAdding] = useState(false);
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => call(listCategories, { signal }) });
  const add = (
    <button type="button" onClick={() => setAdding(true)} className="text-accent underline underline-offset-2">
      {texts.newCategory}
    </button>
  );
  return (
    <>
      <Field label={texts.category} optional aside={add} error={error}>
        <Select value={data ? value : ''} onChange={(event) => onChange(event.target.value)}>
          <option value="">{texts.noCategory}</option>
          {data?.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {adding && <NewCategory onClose={() => setAdding(false)} onAdded={onChange} />}
    </>
  );
}

interface CategoryFieldProps {
  /** Its id; empty for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

function NewCategory({ onClose, onAdded }: { onClose: () => void; onAdded: (id: string) => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  async function add(): Promise<boolean> {
    try {
      const { id } = await call(createCategory, { body: { name } });
      await client.invalidateQueries({ queryKey });
      onAdded(id);
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
      title={texts.newCategory}
      confirmText={texts.addCategory}
      disabled={name.trim() === ''}
      error={error}
      onSubmit={add}
    >
      <Field label={texts.categoryName}>
        <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
