import { CircleAlert } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { limits } from '#contract/limits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { keepTyped } from './keep-typed.ts';
import { texts } from './texts.ts';
import type { PaperForm } from './use-paper-form.ts';

/** The text field. Its counter and advice are in the margin if there is one, and stay visible while scrolling. */
export function InsightsField({ form, control, onSubmit }: InsightsFieldProps) {
  const id = useId();
  const problem = form.textProblem ?? (form.full ? texts.cutOff : null);
  return (
    <div className="grid gap-x-7 gap-y-2 @5xl:grid-cols-[8.5rem_minmax(0,1fr)]">
      <label htmlFor={id} className="font-serif text-lg font-semibold @5xl:col-start-2">
        {texts.insightsLabel}
      </label>
      <div className="@max-5xl:contents @5xl:sticky @5xl:top-24 @5xl:col-start-1 @5xl:row-start-2 @5xl:self-start">
        <Counter id={`${id}-counter`} form={form} />
        {problem && (
          <p
            id={`${id}-problem`}
            role="status"
            className={classNames(
              'flex items-start gap-x-1.5 gap-y-1 text-sm @5xl:mt-3 @5xl:flex-col',
              form.textProblem ? 'text-bad' : 'text-warn',
            )}
          >
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{problem}</span>
          </p>
        )}
        <p id={`${id}-hint`} className="text-xs leading-relaxed text-muted @max-5xl:order-last @5xl:mt-4">
          {texts.insightsHint}
        </p>
      </div>
      <Textarea
        ref={control}
        id={id}
        reading
        rows={16}
        value={form.text}
        placeholder={texts.insightsPlaceholder}
        spellCheck
        aria-describedby={[problem && `${id}-problem`, `${id}-counter`, `${id}-hint`].filter(Boolean).join(' ')}
        aria-invalid={form.textProblem ? true : undefined}
        className="field-sizing-content min-h-104 px-4! py-3! @max-3xl:max-h-[70dvh] @max-3xl:min-h-72 @5xl:col-start-2 @5xl:row-start-2"
        onChange={(event) => form.setText(keepTyped(event.target, limits.insights.maxCharacters))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            onSubmit();
          }
        }}
      />
    </div>
  );
}

export interface InsightsFieldProps {
  readonly form: PaperForm;
  readonly control: RefObject<HTMLTextAreaElement | null>;
  /** Called for Ctrl or Cmd with Enter. */
  readonly onSubmit: () => void;
}

/** The line above the numbers is a progress bar towards the maximum length. */
function Counter({ id, form }: { id: string; form: PaperForm }) {
  const { words } = form;
  const { minWords, maxWords } = limits.insights;
  const missing = minWords - words;
  const over = words > maxWords;
  return (
    <p id={id} className="text-xs text-muted tabular-nums">
      <span aria-hidden="true" className="relative mb-2 hidden h-0.5 bg-line @5xl:block">
        <span
          style={{ width: `${Math.min(100, (words / maxWords) * 100)}%` }}
          className={classNames('block h-full transition-[width]', over ? 'bg-bad' : 'bg-accent')}
        />
        <span style={{ left: `${(minWords / maxWords) * 100}%` }} className="absolute -top-0.5 h-1.5 w-px bg-control" />
      </span>
      <span data-testid="word-counter" className={classNames('@5xl:font-serif @5xl:text-base', over && 'text-bad')}>
        <span className={classNames('@5xl:text-2xl @5xl:font-semibold', !over && 'text-ink')}>{words}</span>/{maxWords}
      </span>
      {missing > 0 && (
        <span className="@5xl:mt-1 @5xl:block">
          <span className="@5xl:hidden"> · </span>
          {form.images.length > 0 ? texts.enoughWithImages : texts.wordsNeeded(missing)}
        </span>
      )}
    </p>
  );
}
