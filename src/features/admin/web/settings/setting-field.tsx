import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownMessage } from '#contract/errors.ts';
import { type SettingKey, settingProblem, settingTypes, type TypedValue } from '#contract/settings.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { useEdit } from '#web/lib/use-edit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { changeSetting } from '../../contract/settings.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.settings;

/** A text, a date or a number; an empty field uses the default. */
export function SettingField({ setting: { key, default: usual }, value }: SettingFieldProps) {
  const client = useQueryClient();
  const edit = useEdit(value === null ? '' : String(value));
  const { value: typed } = edit;
  const { type } = settingTypes[key];
  const words = texts.names[key];
  const wanted = parse(type, typed);
  const problem = settingProblem(key, wanted);
  const isChanged = wanted !== value;

  const saving = useMutation({
    mutationFn: async () => {
      await call(changeSetting, { params: { key }, body: { value: wanted } });
      toast.success(texts.saved(words.name));
      await client.invalidateQueries({ queryKey: ['admin', 'setting-history'] });
      await client.invalidateQueries({ queryKey: ['admin', 'settings'] });
    },
    onError: (failure) => toast.error(shownMessage(failure, texts.notSaved)),
  });
  const busy = saving.isPending;

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && problem === null && isChanged) saving.mutate(undefined, { onSuccess: () => edit.settle(typed) });
      }}
      className="flex flex-wrap items-start gap-3"
    >
      <Field
        label={words.name}
        hint={usual === null ? words.about : `${words.about} ${texts.byDefault(String(usual))}`}
        error={problem ?? undefined}
        className="min-w-0 flex-1 basis-full sm:basis-64"
      >
        <Input
          type={type === 'day' ? 'date' : 'text'}
          inputMode={type === 'number' ? 'numeric' : undefined}
          value={typed}
          placeholder={usual === null ? undefined : String(usual)}
          autoComplete="off"
          onChange={({ target }) => edit.change(target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="sm:mt-6.5"
        aria-label={texts.saveOf(words.name)}
        busy={busy}
        disabled={!isChanged || problem !== null}
      >
        {texts.save}
      </Button>
    </form>
  );
}

interface SettingFieldProps {
  readonly setting: { readonly key: SettingKey; readonly default: TypedValue };
  readonly value: TypedValue;
}

/** An empty field means the default; an invalid number is sent as it is, and the server rejects it. */
function parse(type: (typeof settingTypes)[SettingKey]['type'], typed: string): TypedValue {
  const text = typed.trim();
  if (text === '') return null;
  if (type !== 'number') return text;
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}
