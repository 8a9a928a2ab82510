import { limits } from '../../../contract/limits.ts';
import { classNames } from '../../../web/ui/class-names.ts';
import { Field } from '../../../web/ui/field.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import { texts } from './texts.ts';
import type { PaperForm } from './use-paper-form.ts';

/** The text, with its live counter in the margin of the label. */
export function InsightsField({
  form,
  disabled,
  onSubmit,
}: {
  form: PaperForm;
  disabled: boolean;
  onSubmit: () => void;
}) {
  const { words } = form;
  const missing = limits.insights.minWords - words;
  const over = words > limits.insights.maxWords;
  return (
    <Field
      label={texts.insightsLabel}
      hint={texts.insightsHint}
      error={form.textProblem ?? undefined}
      aside={
        <span data-testid="word-counter" className={classNames('tabular-nums', over && 'font-medium text-bad')}>
          {words}/{limits.insights.maxWords}
          {missing > 0 && (
            <span className="text-muted">
              {' · '}
              {form.images.length > 0 ? texts.enoughWithImages : texts.wordsNeeded(missing)}
            </span>
          )}
        </span>
      }
    >
      <Textarea
        reading
        rows={16}
        value={form.text}
        disabled={disabled}
        placeholder={texts.insightsPlaceholder}
        spellCheck
        onChange={(event) => form.setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            onSubmit();
          }
        }}
      />
    </Field>
  );
}
