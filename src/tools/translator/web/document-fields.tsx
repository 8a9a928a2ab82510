import type { RefObject } from 'react';
import { translationFormats } from '#contract/translation.ts';
import { ChosenFile, DropZone } from '#features/document-tool/web/index.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from './texts.ts';
import type { FormState, TranslatorForm } from './use-translator-form.ts';

/** A document file, or pasted text. */
export function DocumentFields({ form, disabled, problem, control, onProblem }: DocumentFieldsProps) {
  return (
    <Tabs
      label={texts.input.label}
      value={form.from}
      onValueChange={(from) => {
        onProblem(null);
        form.change({ from: from as FormState['from'] });
      }}
      tabs={[
        {
          id: 'file',
          label: texts.input.file,
          content: (
            <>
              <DropZone
                document={texts.document}
                kinds={{ hint: texts.kinds, accept: '.docx,.md,.markdown,.tex,.txt' }}
                disabled={disabled}
                problem={problem}
                control={control}
                onFiles={(files) => onProblem(form.choose(files))}
              />
              {form.file && (
                <ChosenFile
                  file={form.file}
                  disabled={disabled}
                  onRemove={() => {
                    form.change({ file: null });
                    control.current?.focus();
                  }}
                />
              )}
            </>
          ),
        },
        {
          id: 'pasted',
          label: texts.input.pasted,
          content: (
            <div className="flex flex-col gap-4">
              <Field label={texts.format} className="sm:max-w-60">
                <Select
                  value={form.format}
                  disabled={disabled}
                  onChange={(event) => form.change({ format: event.target.value as FormState['format'] })}
                >
                  {(['txt', 'md', 'tex'] as const).map((format) => (
                    <option key={format} value={format}>
                      {translationFormats[format]}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={texts.text}>
                <Textarea
                  rows={12}
                  reading
                  value={form.text}
                  disabled={disabled}
                  onChange={(event) => form.change({ text: event.target.value })}
                />
              </Field>
            </div>
          ),
        },
      ]}
    />
  );
}

interface DocumentFieldsProps {
  readonly form: TranslatorForm;
  readonly disabled: boolean;
  /** Id of the error message. */
  readonly problem: string | null;
  readonly control: RefObject<HTMLInputElement | null>;
  readonly onProblem: (message: string | null) => void;
}
