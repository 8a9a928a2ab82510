import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { AppError } from '#contract/errors.ts';
import type { PageOfRouter } from '#web/lib/describe-page.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { redirectToLogin } from '#web/lib/redirect-to-login.ts';
import { useShell } from '#web/lib/shell.ts';
import { shellContext } from '#web/lib/shell-context.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { Page } from '#web/ui/page.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { ReportPage } from '../../contract/report-page.ts';
import { needsReload } from '../page/needs-reload.ts';
import { ReportView } from '../page/report-view.tsx';
import { reportsContext } from '../reports-context.ts';
import { texts } from '../texts.ts';

interface Sent {
  readonly report: ReportPage | 'missing' | 'failed';
}

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (!user) throw redirectToLogin({ context, request, url });
  const report = await context
    .get(reportsContext)
    .find(user.id, params['id'] ?? '')
    .catch(() => 'failed' as const);
  if (report === null) return data<Sent>({ report: 'missing' }, { status: 404 });
  return data<Sent>({ report }, { status: report === 'failed' ? 500 : 200 });
}

export const shouldRevalidate = needsReload;

export const handle: PageHandle = { arrives: true };

export function meta({ loaderData, matches }: Pick<PageOfRouter, 'matches'> & { loaderData: Sent | undefined }) {
  const report = loaderData?.report;
  return pageTitle(
    typeof report === 'object' ? report.title : report === 'missing' ? texts.report.missing : texts.list.title,
  )({ matches });
}

/** One report, rendered by the server; each tab has a separate address. */
export default function Report() {
  const { report } = useLoaderData<Sent>();
  if (report === 'missing' || report === 'failed') return <NoReport kind={report} />;
  return (
    <div className="mx-auto w-full max-w-[100rem] px-4 py-8 sm:px-8 sm:py-10">
      <ReportView report={report} />
      <Support />
    </div>
  );
}

function NoReport({ kind }: { kind: 'missing' | 'failed' }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Page title={texts.list.title} back={{ to: '/my-reports', label: texts.report.back }}>
      <ErrorState
        message={kind === 'missing' ? new AppError('report_not_found').message : texts.failures.loadOne}
        retrying={state === 'loading'}
        {...(kind === 'missing' ? {} : { onRetry: () => void revalidate() })}
      />
    </Page>
  );
}

function Support() {
  const { brand } = useShell();
  if (!brand.supportEmail) return null;
  return (
    <p className="mt-12 border-t border-line pt-3 text-sm text-muted">
      {texts.report.support}{' '}
      <a href={`mailto:${brand.supportEmail}`} className="text-accent underline underline-offset-2">
        {brand.supportEmail}
      </a>
    </p>
  );
}
