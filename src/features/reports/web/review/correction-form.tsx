import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { correctionLimits as limits } from '#contract/correction-rules.ts';
import type { CurrentValues } from '#contract/current-values.ts';
import type { Correction } from '#contract/report-reviews.ts';
import type { CorrectionKind } from '#contract/review-items.ts';
import { severities } from '#contract/severities.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { readCorrection } from './read-correction.ts';
import { texts } from './texts.ts';

/** The new value of a statement, by its kind, and a note; Escape cancels. */
export function CorrectionForm({ title, kind, valueLabel, current, onSave, onCancel }: CorrectionFormProps) {
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fieldOf(form.current, 'value')?.focus(), []);
  useEffect(() => {
    if (problem) fieldOf(form.current, problem.field)?.focus();
  }, [problem]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const read = readCorrection(kind, typed);
    if ('correction' in read) onSave(read.correction, (typed['note'] ?? '').trim());
    else setProblem({ ...read });
  }
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);

  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={submit}
      onKeyDown={leaveByEscape(onCancel)}
      className="my-2 flex max-w-md flex-col gap-3 rounded-sheet border border-line bg-raised p-3"
    >
      {kind === 'risk' && (
        <Field label={texts.form.severity}>
          <Select name="severity" defaultValue={current['severity']}>
            {severities.map((each) => (
              <option key={each} value={each}>
                {texts.form.severities[each]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={valueLabel ?? (kind === 'rent' ? texts.form.monthly : texts.form[kind])} error={errorOf('value')}>
        {kind === 'text' || kind === 'risk' ? (
          <Textarea
            name="value"
            rows={3}
            maxLength={kind === 'risk' ? limits.riskText : limits.text}
            defaultValue={current['value']}
          />
        ) : kind === 'date' ? (
          <Input name="value" type="date" min={limits.firstDay} max={limits.lastDay} defaultValue={current['value']} />
        ) : (
          <Input name="value" inputMode="decimal" autoComplete="off" defaultValue={current['value']} />
        )}
      </Field>
      {kind === 'rent' &&
        (['from', 'to'] as const).map((name) => (
          <Field key={name} label={texts.form[name]} optional error={errorOf(name)}>
            <Input name={name} type="date" min={limits.firstDay} max={limits.lastDay} defaultValue={current[name]} />
          </Field>
        ))}
      <Field label={texts.form.note} optional>
        <Input name="note" maxLength={limits.note} autoComplete="off" />
      </Field>
      <FormButtons onCancel={onCancel} />
    </form>
  );
}

interface CorrectionFormProps {
  readonly title: string;
  readonly kind: CorrectionKind;
  /** The label of the value's field; by default that of the kind. */
  readonly valueLabel?: string;
  readonly current: CurrentValues;
  readonly onSave: (correction: Correction, note: string) => void;
  readonly onCancel: () => void;
}

export function FormButtons({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="flex gap-2">
      <Button type="submit" size="small">
        {texts.form.save}
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        {texts.form.cancel}
      </Button>
    </div>
  );
}

export function leaveByEscape(onCancel: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Keeps the sheet or pane that contains the form open.
    event.stopPropagation();
    onCancel();
  };
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null;
}
