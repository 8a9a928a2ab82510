import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { AppError } from '#contract/errors.ts';
import { toast } from '#web/lib/toast.ts';
import { plainMessage } from '../failure-messages.ts';

/** Shows a call's error at the form fields it names, otherwise as a toast. */
export function showFailure<T extends FieldValues>(
  failure: unknown,
  form: Pick<UseFormReturn<T>, 'setError' | 'getValues'>,
): void {
  const own = Object.keys(form.getValues());
  const named = failure instanceof AppError ? Object.entries(failure.fields ?? {}) : [];
  const shown = named.filter(([name]) => own.includes(name));
  shown.forEach(([name, message], index) => {
    form.setError(name as Path<T>, { message }, { shouldFocus: index === 0 });
  });
  if (shown.length === 0) toast.error(plainMessage(failure));
}
