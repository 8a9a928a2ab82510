import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { describePage } from '#web/lib/describe-page.ts';
import { formatDay } from '#web/lib/format.ts';
import { fillText } from '../fill-text.ts';
import { healthContext } from '../health-context.ts';
import { ShortRead } from '../reading/short-read.tsx';
import { status } from '../texts/status.ts';

/** The checks of /readyz, run whenever the page is opened. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { ready, checks } = await context.get(healthContext)();
  return { ready, checks, at: new Date().toISOString() };
}

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${status.title} · ${brand.name}`,
    description: fillText(status.description, brand),
  }));
}

/** Whether the product works, for people; load balancers ask /readyz. */
export default function Status() {
  const { ready, checks, at } = useLoaderData<typeof loader>();
  const rows = names.flatMap((name) => (checks[name] ? [[name, checks[name]] as const] : []));
  return (
    <ShortRead
      title={ready ? status.ready : status.notReady}
      standfirst={ready ? status.readyText : status.notReadyText}
    >
      <dl className="border-t border-line">
        {rows.map(([name, state]) => (
          <div key={name} className="flex items-baseline justify-between gap-8 border-b border-line py-3">
            <dt>{status.checks[name]}</dt>
            <dd className={state === 'ok' ? 'text-good' : 'font-medium text-bad'}>{status.states[state]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        {status.checkedAt}{' '}
        <time dateTime={at}>
          {formatDay(at.slice(0, 10))} {at.slice(11, 16)}
        </time>
      </p>
    </ShortRead>
  );
}

const names = ['database', 'migrations', 'storage', 'processes'] as const;
