import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { AppError } from '#contract/errors.ts';

/** Shows server errors about single fields at those fields, like the form's own errors. */
export function showAtFields<T extends FieldValues>(
  { setError, setFocus }: Pick<UseFormReturn<T>, 'setError' | 'setFocus'>,
  names: readonly FieldPath<T>[],
  failure: unknown,
): void {
  if (!(failure instanceof AppError)) return;
  const faulty = names.filter((name) => failure.fields?.[name] !== undefined);
  for (const name of faulty) setError(name, { type: 'server', message: failure.fields?.[name] ?? '' });
  const [first] = faulty;
  // The overlay restores the focus when it closes, a moment from now.
  if (first) setTimeout(() => setFocus(first), 50);
}
