import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { formatMoney } from '#contract/money.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { Rows } from '#web/list/rows.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Select } from '#web/ui/select.tsx';
import { Unloaded } from '#web/ui/unloaded.tsx';
import { type AdminUsage, adminUsage, usageDays } from '../../contract/usage.ts';
import { texts as allTexts } from '../texts.ts';
import { FailedRuns } from './failed-runs.tsx';
import { RunsByDay } from './runs-by-day.tsx';
import { RunsByTool } from './runs-by-tool.tsx';

const texts = allTexts.usage;

/** Usage in the last days: runs, failures, revenue and the model's cost. The period is in the address. */
export function Usage() {
  const [address, change] = useListAddress({ days: '30' });
  const days = usageDays.find((each) => String(each) === address.days) ?? 30;
  const query = useQuery({
    queryKey: ['admin', 'usage', days],
    queryFn: ({ signal }) => call(adminUsage, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-xl">
          {texts.title}
        </h2>
        <div>
          <Select
            aria-label={texts.days}
            value={String(days)}
            onChange={({ target }) => change({ days: target.value })}
          >
            {usageDays.map((each) => (
              <option key={each} value={each}>
                {texts.lastDays(each)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {query.data ? <Figures usage={query.data} /> : <Unloaded query={query} message={texts.failed} rows={5} />}
    </section>
  );
}

function Figures({ usage }: { usage: AdminUsage }) {
  return (
    <div className="flex flex-col gap-8">
      <p className="text-sm tabular-nums">
        {texts.summary(formatNumber(usage.new_users), formatNumber(usage.credits_used))}
      </p>
      <Part title={texts.runs}>
        {usage.tools.length === 0 ? <None>{texts.noRuns}</None> : <RunsByTool tools={usage.tools} />}
      </Part>
      {usage.tools.length > 0 && (
        <Part title={texts.byDay}>
          <RunsByDay daily={usage.daily} />
        </Part>
      )}
      <Part title={texts.failures}>
        <Failures failures={usage.failures} />
      </Part>
      <Part title={allTexts.failedRuns.heading}>
        <FailedRuns />
      </Part>
      <div className="grid gap-8 lg:grid-cols-2">
        <Part title={texts.revenue}>
          <Revenue revenue={usage.revenue} />
        </Part>
        <Part title={texts.model}>
          <ModelCost model={usage.model} />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 font-sans text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function None({ children }: { children: ReactNode }) {
  return <p className="border-y border-line py-3 text-sm text-muted">{children}</p>;
}

function Failures({ failures }: Pick<AdminUsage, 'failures'>) {
  if (failures.length === 0) return <None>{texts.noFailures}</None>;
  return (
    <Rows className="text-sm">
      {failures.map(({ tool, code, reason, count, last_at }) => (
        <li key={`${tool} ${code} ${reason}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
          <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
            <span className="font-medium">{tool}</span> {reason}
            <span className="block text-xs text-muted">{code}</span>
          </span>
          <span className="text-right tabular-nums max-sm:text-left">
            {texts.times(count)}
            <span className="block text-xs text-muted">
              {texts.last} <time dateTime={last_at}>{formatDateTime(last_at)}</time>
            </span>
          </span>
        </li>
      ))}
    </Rows>
  );
}

function Revenue({ revenue }: Pick<AdminUsage, 'revenue'>) {
  if (revenue.length === 0) return <None>{texts.noRevenue}</None>;
  return (
    <Rows className="text-sm">
      {revenue.map(({ currency, simulated, purchases, paid, refunded }) => (
        <li key={`${currency} ${simulated}`} className="py-2.5">
          <span className="text-lg font-medium tabular-nums">{formatMoney(paid - refunded, currency)}</span>{' '}
          {simulated && <Badge tone="warn">{texts.simulated}</Badge>}
          <span className="block text-xs text-muted tabular-nums">
            {[
              texts.purchases(purchases),
              ...(refunded > 0 ? [texts.refunded(formatMoney(refunded, currency))] : []),
            ].join(', ')}
          </span>
        </li>
      ))}
    </Rows>
  );
}

function ModelCost({ model }: Pick<AdminUsage, 'model'>) {
  if (model.length === 0) return <None>{texts.noModel}</None>;
  return (
    <Rows className="text-sm">
      {model.map(({ model: name, calls, failures, input_tokens, output_tokens, cost }) => (
        <li key={name} className="py-2.5">
          {cost === null ? (
            <span className="text-warn">{texts.noPrice}</span>
          ) : (
            <>
              <span className="text-lg font-medium tabular-nums">{formatMoney(Math.round(cost * 100), 'usd')}</span>{' '}
              <span className="text-xs text-muted">{texts.atPrices}</span>
            </>
          )}
          <span className="block wrap-anywhere">{name}</span>
          <span className="block text-xs text-muted tabular-nums">
            {texts.calls(formatNumber(calls), formatNumber(failures))};{' '}
            {texts.tokens(formatNumber(input_tokens), formatNumber(output_tokens))}
          </span>
        </li>
      ))}
    </Rows>
  );
}
