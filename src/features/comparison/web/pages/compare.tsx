import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { pageTitle } from '#web/lib/page-title.ts';
import { redirectToLogin } from '#web/lib/redirect-to-login.ts';
import { shellContext } from '#web/lib/shell-context.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import type { Comparison, ComparisonChoice } from '../../contract.ts';
import { ChooseDocuments } from '../choose-documents.tsx';
import { comparisonContext } from '../comparison-context.ts';
import { ComparisonView } from '../comparison-view.tsx';
import { texts } from '../texts.ts';

interface Sent {
  readonly choices: readonly ComparisonChoice[] | 'failed';
  /** Null until two documents are chosen. */
  readonly comparison: Comparison | 'missing' | 'same' | null;
}

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (!user) throw redirectToLogin({ context, request, url });
  const reader = context.get(comparisonContext);
  const [first, second] = ['first', 'second'].map((name) => url.searchParams.get(name) ?? '');
  try {
    const choices = await reader.choices(user.id);
    if (!first || !second) return data<Sent>({ choices, comparison: null });
    if (first === second) return data<Sent>({ choices, comparison: 'same' });
    const comparison = await reader.compare(user.id, first, second);
    return data<Sent>({ choices, comparison: comparison ?? 'missing' }, { status: comparison ? 200 : 404 });
  } catch {
    return data<Sent>({ choices: 'failed', comparison: null }, { status: 500 });
  }
}

export const handle: PageHandle = { arrives: true };
export const meta = pageTitle(texts.title);

/** Two documents compared term by term, rendered by the server; the choice is in the address. */
export default function Compare() {
  const { choices, comparison } = useLoaderData<Sent>();
  const { revalidate, state } = useRevalidator();
  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={{ to: '/my-reports', label: texts.back }} width="full">
      {choices === 'failed' ? (
        <ErrorState message={texts.failed} retrying={state === 'loading'} onRetry={() => void revalidate()} />
      ) : choices.length < 2 ? (
        <EmptyState
          title={texts.emptyTitle}
          action={
            <ButtonLink to="/dashboard" variant="secondary">
              {texts.emptyAction}
            </ButtonLink>
          }
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <>
          <ChooseDocuments choices={choices} />
          {comparison === 'missing' && <ErrorState message={texts.missing} />}
          {comparison === 'same' && <ErrorState message={texts.same} />}
          {typeof comparison === 'object' && comparison !== null && <ComparisonView comparison={comparison} />}
        </>
      )}
    </Page>
  );
}
