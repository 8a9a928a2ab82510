import { useQuery } from '@tanstack/react-query';
import { describeModel, used } from '#contract/model-report.ts';
import { previewDraft } from '#features/drafts/web/index.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.tsx';
import { texts } from './texts.ts';

/** Who wrote the draft: the built-in engine, and what a language model added, or why it added nothing. */
export function MadeBy({ fileName }: { fileName: string }) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const { data } = useQuery({
    queryKey: ['made-by', userId, fileName],
    enabled: userId !== '',
    queryFn: async ({ signal }) => {
      const draft = await call(previewDraft, { params: { userId, fileName }, query: {}, signal });
      return { model: draft.model ?? null };
    },
  });
  if (!data) return null;
  const { model } = data;
  return (
    <div className="mt-2 max-w-[60ch] text-sm text-muted">
      <p>{model === null || used(model).length === 0 ? texts.builtIn : texts.withModel}</p>
      {model !== null && (
        <ul aria-label={texts.modelReport} className="mt-2 list-disc pl-4">
          {describeModel(model).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
