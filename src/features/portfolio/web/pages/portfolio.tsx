import { Layers } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { pageTitle } from '#web/lib/page-title.ts';
import { redirectToLogin } from '#web/lib/redirect-to-login.ts';
import { shellContext } from '#web/lib/shell-context.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import type { Portfolio } from '../../contract.ts';
import { ExpiryChart } from '../expiry-chart.tsx';
import { LeaseList } from '../lease-list.tsx';
import { portfolioContext } from '../portfolio-context.ts';
import { texts } from '../texts.ts';
import { Totals } from '../totals.tsx';

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (!user) throw redirectToLogin({ context, request, url });
  const portfolio: Portfolio | 'failed' = await context
    .get(portfolioContext)
    .read(user.id)
    .catch(() => 'failed' as const);
  return data({ portfolio }, { status: portfolio === 'failed' ? 500 : 200 });
}

/** Search, filter, order and page are in the address; only a reload of the same address calls the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export const handle: PageHandle = { arrives: true };
export const meta = pageTitle(texts.title);

/** The user's leases, rendered by the server. */
export default function PortfolioPage() {
  const { portfolio } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const hasLeases = portfolio !== 'failed' && portfolio.leases.length > 0;
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: '/my-reports', label: texts.back }}
      width="full"
      meta={
        <>
          <ButtonLink to="/my-reports/tenancies" variant="secondary" size="small" icon={<Layers aria-hidden="true" />}>
            {texts.tenancies}
          </ButtonLink>
          {hasLeases && (
            <Suspense
              fallback={
                <Button variant="secondary" size="small" disabled>
                  {texts.download}
                </Button>
              }
            >
              <DownloadMenu />
            </Suspense>
          )}
        </>
      }
    >
      {portfolio === 'failed' ? (
        <ErrorState message={texts.failed} retrying={state === 'loading'} onRetry={() => void revalidate()} />
      ) : hasLeases ? (
        <>
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
            <Totals totals={portfolio.totals} />
            <ExpiryChart portfolio={portfolio} />
          </div>
          <LeaseList portfolio={portfolio} />
        </>
      ) : (
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
      )}
    </Page>
  );
}

// The menu is loaded after the page.
const DownloadMenu = lazy(() => import('../download-menu.tsx'));
