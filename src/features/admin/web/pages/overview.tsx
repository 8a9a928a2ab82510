import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../web/lib/api.ts';
import { formatNumber } from '../../../../web/lib/format.ts';
import { Card } from '../../../../web/ui/card.tsx';
import { Page } from '../../../../web/ui/page.tsx';
import { ErrorState, Loading } from '../../../../web/ui/states.tsx';
import { adminOverview } from '../../contract.ts';

export function meta() {
  return [{ title: 'Admin Panel' }];
}

/** /admin: the installation in four figures. */
export default function Overview() {
  const overview = useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => call(adminOverview, { signal }),
  });
  return (
    <Page title="Admin Panel" subtitle="The installation as it stands.">
      {overview.isPending && <Loading rows={2} />}
      {overview.error && (
        <ErrorState
          message="The figures could not be read."
          retrying={overview.isFetching}
          onRetry={() => void overview.refetch()}
        />
      )}
      {overview.data && (
        <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Figure label="Total Users" value={overview.data.users} />
          <Figure label="Active Credits" value={overview.data.credits} />
          <Figure label="Runs, last 7 days" value={overview.data.runs} />
          <Figure label="System Alerts, last 7 days" value={overview.data.alerts} />
        </dl>
      )}
    </Page>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Card>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-2 font-serif text-3xl tabular-nums">{formatNumber(value)}</dd>
    </Card>
  );
}
