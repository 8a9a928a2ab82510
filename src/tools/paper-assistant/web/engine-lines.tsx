import { describeModelUse } from '#web/lib/model-use.ts';
import { useEngineFacts } from '#web/lib/use-engine-facts.ts';
import { estimateModelTokens, paperAssistant } from '../tool.ts';
import { texts } from './texts.ts';
import type { PaperForm } from './use-paper-form.ts';
import type { TextLanguage } from './use-text-language.ts';

/** Shown before submitting: what text is sent elsewhere and why, and the expected model usage. */
export function EngineLines({ form, language }: { form: PaperForm; language: TextLanguage }) {
  const facts = useEngineFacts(paperAssistant.slug);
  if (!facts) return null;
  const { panel } = form;
  const lookUps = facts.literature && panel.literature;
  const use =
    facts.model && describeModelUse(estimateModelTokens(form.text.length, { literature: lookUps }), facts.model);
  return (
    <div className="mt-6 grid gap-3 text-xs text-muted">
      {facts.literature && (
        <label className="flex w-fit items-start gap-3">
          <input
            type="checkbox"
            checked={panel.literature}
            onChange={(event) => form.setPanel({ ...panel, literature: event.target.checked })}
            aria-describedby="look-ups-hint"
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span>
            <span className="block text-sm font-medium text-ink">{texts.lookUps.label}</span>
            <span id="look-ups-hint">{panel.literature ? texts.lookUps.on : texts.lookUps.off}</span>
          </span>
        </label>
      )}
      {facts.model && use && (
        <p>{language.english ? texts.model(facts.model.name, use) : texts.language.noModel(facts.model.name)}</p>
      )}
      {facts.model === null && facts.name !== 'built-in' && <p>{texts.elsewhere(facts.name)}</p>}
    </div>
  );
}
