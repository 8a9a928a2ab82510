import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names.ts';
import { texts } from './texts.ts';

/**
 * A labeled control with its hint and error, connected for screen readers. Takes one Input, PasswordInput, Textarea or
 * Select as child: `<Field label="Email" error={errors.email?.message}><Input {...register('email')} /></Field>`.
 */
export function Field({ label, hint, error, aside, optional = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
          {optional && <span className="font-normal text-muted">{texts.optional}</span>}
        </label>
        {aside && <span className="text-xs text-muted">{aside}</span>}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Small, unobtrusive content to the right of the label: a link, a unit, a counter. */
  readonly aside?: ReactNode;
  /** Shows '(optional)' after the label. */
  readonly optional?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a control inside a Field gets from it; a control outside a Field has its own name. */
export function useFieldControl(): FieldControl {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy ? { 'aria-describedby': field.describedBy } : {}),
    ...(field.invalid ? { 'aria-invalid': true } : {}),
  };
}

interface FieldControl {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

const FieldContext = createContext<{ id: string; describedBy: string | undefined; invalid: boolean } | null>(null);
