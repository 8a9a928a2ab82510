import { CircleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { type Language, languages } from '#contract/translation.ts';
import { UsePermitted, useCurrentRun } from '#features/document-tool/web/index.ts';
import { FavoriteToggle } from '#features/favorites/web/index.ts';
import { useBalance } from '#web/lib/balance.ts';
import { describeModelUse } from '#web/lib/model-use.ts';
import { useSession } from '#web/lib/session.tsx';
import { useUnsavedChanges } from '#web/lib/unsaved-changes.ts';
import { useCost } from '#web/lib/use-cost.ts';
import { useEngineFacts } from '#web/lib/use-engine-facts.ts';
import { TrySample } from '#web/samples/try-sample.tsx';
import { Button } from '#web/ui/button.tsx';
import { CostBadge } from '#web/ui/cost-badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { MarginNote } from '#web/ui/margin-note.tsx';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { estimateModelTokens, translator } from '../tool.ts';
import { DocumentFields } from './document-fields.tsx';
import { RunPanel } from './run-panel.tsx';
import { texts } from './texts.ts';
import { useSubmission } from './use-submission.ts';
import { type TranslatorForm, useTranslatorForm } from './use-translator-form.ts';

/** The tool: languages, a document or a text, a glossary; then the run with its steps. */
export function TranslatorPage() {
  const cost = useCost(translator.slug);
  const { runId, show } = useCurrentRun(translator.slug);
  const form = useTranslatorForm();
  const submission = useSubmission(form, show);
  useUnsavedChanges(runId === null && (form.file !== null || form.text !== '' || form.glossary !== ''));
  return (
    <Page
      title={translator.name}
      subtitle={translator.description}
      back={{ to: '/dashboard', label: texts.back }}
      meta={
        <>
          <CostBadge credits={cost.shown} suffix={texts.costSuffix} />
          <FavoriteToggle feature={translator} />
        </>
      }
      margin={
        <>
          <MarginNote tone="accent" label={texts.privacyLabel}>
            {texts.privacy}
          </MarginNote>
          <MarginNote label={texts.keptLabel}>{texts.kept}</MarginNote>
          <ModelNote form={form} />
        </>
      }
    >
      {runId ? (
        <RunPanel
          runId={runId}
          onDone={(again) => {
            if (again) form.change({ file: null, text: '' });
            submission.setError(null);
            show(null);
          }}
        />
      ) : (
        <>
          <TranslationForm form={form} submission={submission} cost={cost} />
          <div className="mt-8 border-t border-line pt-5">
            <TrySample slug={translator.slug} what={texts.sample} disabled={submission.busy} onStarted={show} />
          </div>
        </>
      )}
    </Page>
  );
}

/** The expected model usage, shown before submitting. */
function ModelNote({ form }: { form: TranslatorForm }) {
  const facts = useEngineFacts(translator.slug);
  if (!facts?.model) return null;
  const { name } = facts.model;
  const characters = charactersOf(form);
  return (
    <MarginNote label={texts.modelLabel}>
      {characters === null
        ? texts.modelRate(name, describeModelUse(estimateModelTokens(6_000), facts.model))
        : texts.modelUse(name, describeModelUse(estimateModelTokens(characters), facts.model))}
    </MarginNote>
  );
}

/** Null without input, and for a Word document, whose size says little about its text. */
function charactersOf({ from, file, text }: TranslatorForm): number | null {
  if (from === 'pasted') return text.trim() === '' ? null : text.length;
  return file === null || /\.docx$/i.test(file.name) ? null : file.size;
}

function TranslationForm({ form, submission, cost }: TranslationFormProps) {
  const { status } = useSession();
  const balance = useBalance();
  const control = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const poor = balance !== undefined && cost.known !== undefined && balance < cost.known;
  const { busy, error } = submission;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!poor) void submission.submit();
      }}
      className="flex flex-col gap-8"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <LanguageField
          label={texts.source}
          value={form.source}
          disabled={busy}
          onChange={(source) =>
            source !== '' && form.change({ source, ...(form.target === source ? { target: '' } : {}) })
          }
        />
        <LanguageField
          label={texts.target}
          value={form.target}
          except={form.source}
          disabled={busy}
          onChange={(target) => form.change({ target })}
        />
      </div>
      <DocumentFields
        form={form}
        disabled={busy}
        problem={error ? errorId : null}
        control={control}
        onProblem={submission.setError}
      />
      <Field
        label={texts.glossary}
        optional
        hint={texts.glossaryHint}
        {...(form.glossaryProblem ? { error: form.glossaryProblem } : {})}
      >
        <Textarea
          rows={3}
          value={form.glossary}
          placeholder={texts.glossaryExample}
          disabled={busy}
          spellCheck={false}
          onChange={(event) => form.change({ glossary: event.target.value })}
        />
      </Field>
      <div>
        <Button
          type="submit"
          size="large"
          busy={busy}
          busyText={texts.steps.preparing}
          disabled={!form.complete || form.glossaryProblem !== null || poor || status !== 'signed-in'}
        >
          {poor ? texts.outOfCredits : texts.submit}
        </Button>
        {error && (
          <div role="alert" id={errorId} className="mt-4 flex items-start gap-2 text-sm">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-bad" />
            <div className="min-w-0">
              <p className="font-medium text-bad">{error}</p>
              {form.from === 'file' && form.renamed && (
                <UsePermitted
                  file={form.renamed}
                  control={control}
                  onUse={(file) => submission.setError(form.choose([file]))}
                />
              )}
            </div>
          </div>
        )}
      </div>
    </form>
  );
}

interface TranslationFormProps {
  readonly form: TranslatorForm;
  readonly submission: ReturnType<typeof useSubmission>;
  readonly cost: ReturnType<typeof useCost>;
}

function LanguageField({ label, value, except, disabled, onChange }: LanguageFieldProps) {
  const codes = (Object.keys(languages) as Language[]).filter((code) => code !== except);
  return (
    <Field label={label}>
      <Select value={value} disabled={disabled} onChange={(event) => onChange(event.target.value as Language | '')}>
        {value === '' && <option value="">{texts.choose}</option>}
        {codes.map((code) => (
          <option key={code} value={code}>
            {languages[code]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface LanguageFieldProps {
  readonly label: string;
  readonly value: Language | '';
  readonly except?: Language;
  readonly disabled: boolean;
  readonly onChange: (value: Language | '') => void;
}
