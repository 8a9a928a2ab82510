import { ChevronRight } from 'lucide-react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { articleTypes, templates } from '../tool.ts';
import { DesignField } from './design-field.tsx';
import { SeedsField } from './seeds-field.tsx';
import { texts } from './texts.ts';
import type { PanelText, PaperForm } from './use-paper-form.ts';

/** Optional inputs, collapsed because none is required. */
export function OptionsPanel({ form }: { form: PaperForm }) {
  const { panel } = form;
  const change = (part: Partial<PanelText>) => form.setPanel({ ...panel, ...part });
  return (
    <details className="group mt-8 border-t border-line pt-4">
      <summary className="flex cursor-pointer list-none items-start gap-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 transition-transform group-open:rotate-90" />
        <span>
          {texts.panelTitle}
          <span className="block text-xs font-normal text-muted">{texts.panelHint}</span>
        </span>
      </summary>
      <fieldset className="mt-5 grid gap-5 sm:grid-cols-2">
        <legend className="sr-only">{texts.panelTitle}</legend>
        <Field label={texts.options.workingTitle} optional className="sm:col-span-2">
          <Input value={panel.title} maxLength={300} onChange={(event) => change({ title: event.target.value })} />
        </Field>
        <Field label={texts.options.authors} optional hint={texts.options.authorsHint} className="sm:col-span-2">
          <Textarea rows={2} value={panel.authors} onChange={(event) => change({ authors: event.target.value })} />
        </Field>
        <Field label={texts.options.articleType} optional>
          <Select
            value={panel.articleType}
            onChange={(event) => change({ articleType: event.target.value as PanelText['articleType'] })}
          >
            {articleTypes.map((type) => (
              <option key={type} value={type}>
                {texts.articleTypes[type]}
              </option>
            ))}
          </Select>
        </Field>
        <DesignField text={form.text} design={panel.design} onChange={(design) => change({ design })} />
        <Field label={texts.options.template} optional hint={texts.options.templateHint}>
          <Select
            value={panel.template}
            onChange={(event) => change({ template: event.target.value as PanelText['template'] })}
          >
            {templates.map((template) => (
              <option key={template} value={template}>
                {texts.templates[template]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.options.constraints} optional hint={texts.options.constraintsHint}>
          <Textarea
            rows={2}
            maxLength={2_000}
            value={panel.constraints}
            onChange={(event) => change({ constraints: event.target.value })}
          />
        </Field>
        <SeedsField seeds={panel.seeds} onChange={(seeds) => change({ seeds })} />
      </fieldset>
    </details>
  );
}
