import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { AppError } from '../../../contract/errors.ts';

/** What the server says about single fields of a form is at them, as the form's own errors do. */
export function showAtFields<T extends FieldValues>(
  { setError, setFocus }: Pick<UseFormReturn<T>, 'setError' | 'setFocus'>,
  names: readonly FieldPath<T>[],
  failure: unknown,
): void {
  if (!(failure instanceof AppError)) return;
  const faulty = names.filter((name) => failure.fields?.[name] !== undefined);
  for (const name of faulty) setError(name, { type: 'server', message: failure.fields?.[name] ?? '' });
  const [first] = faulty;
  // The overlay gives the focus back where it was when it closes, a moment from now.
  if (first) setTimeout(() => setFocus(first), 50);
}
