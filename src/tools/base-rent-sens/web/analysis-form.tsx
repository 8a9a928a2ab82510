import { zodResolver } from '@hookform/resolvers/zod';
import { CircleAlert } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { type BaseRentField, type BaseRentInput, baseRentFields, baseRentForm, discountRateField } from '../tool.ts';
import { texts } from './texts.ts';
import type { AnalysisState } from './use-analysis.ts';

/** The form for the lease's figures; passes on the parsed values. Errors are shown below their fields. */
export function AnalysisForm({ initial, state, busy, outOfCredits, onSubmit }: AnalysisFormProps) {
  const { register, handleSubmit, formState } = useForm<Typed, unknown, BaseRentInput>({
    resolver: zodResolver(baseRentForm) as never,
    defaultValues: { ...opening, ...initial },
    ...(state.kind === 'failed' ? { errors: asErrors(state.fields) } : {}),
  });
  const field = (definition: BaseRentField, optional = false) => (
    <Field
      key={definition.name}
      label={definition.label}
      hint={definition.hint}
      aside={definition.unit}
      optional={optional}
      error={formState.errors[definition.name]?.message}
    >
      <Input
        inputMode={definition.kind === 'integer' ? 'numeric' : 'decimal'}
        autoComplete="off"
        className="tabular-nums"
        {...register(definition.name)}
      />
    </Field>
  );
  return (
    <form noValidate aria-label={texts.formLabel} onSubmit={handleSubmit(onSubmit)}>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {baseRentFields.map((definition) => field(definition))}
        {field(discountRateField, true)}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="large" busy={busy} busyText={texts.working} disabled={outOfCredits}>
          {outOfCredits ? texts.outOfCredits : texts.submit}
        </Button>
        {/* A failure is seen in the alert below; here it is only announced. */}
        <p role="status" className={state.kind === 'failed' ? 'sr-only' : 'text-sm'}>
          {state.kind === 'done' && texts.done}
          {state.kind === 'failed' && state.message}
        </p>
      </div>
      {state.kind === 'failed' && (
        <p role="alert" className="mt-4 flex items-start gap-2 text-sm text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {state.message}
        </p>
      )}
    </form>
  );
}

interface AnalysisFormProps {
  /** Values that replace the fields' defaults: the input of the displayed report. */
  readonly initial: Partial<Typed>;
  readonly state: AnalysisState;
  readonly busy: boolean;
  readonly outOfCredits: boolean;
  readonly onSubmit: (values: BaseRentInput) => void;
}

type Typed = Record<BaseRentField['name'], string>;

const opening = Object.fromEntries(
  [...baseRentFields, discountRateField].map(({ name, initial }) => [name, initial]),
) as Typed;

/** The server's messages about single fields, as form errors. */
function asErrors(fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, { type: 'server', message }]));
}
