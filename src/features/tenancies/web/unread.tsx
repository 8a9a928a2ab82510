import { useRevalidator } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { Page } from '#web/ui/page.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { Unread as Kind } from './tenancy-loader.ts';
import { texts } from './texts.ts';

/** Shown if a tenancy does not exist or could not be read. */
export function Unread({ kind }: { kind: Kind }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Page title={texts.list.title} back={{ to: '/my-reports/tenancies', label: texts.page.back }}>
      <ErrorState
        message={kind === 'missing' ? new AppError('tenancy_not_found').message : texts.failures.load}
        retrying={state === 'loading'}
        {...(kind === 'missing' ? {} : { onRetry: () => void revalidate() })}
      />
    </Page>
  );
}
