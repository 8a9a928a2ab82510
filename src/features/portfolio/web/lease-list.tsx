import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#web/lib/format.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { pageOf } from '#web/list/page-of.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Portfolio, PortfolioLease } from '../contract.ts';
import { type LeaseSort, leaseSorts, orderLeases } from './order-leases.ts';
import { texts } from './texts.ts';

const words = texts.list;

/** The leases with search, filter, sort order and page, all of which are in the address. */
export function LeaseList({ portfolio }: { portfolio: Portfolio }) {
  const [address, change] = useListAddress({ search: '', show: '', year: '', sort: 'expires', order: 'asc' });
  const sort = leaseSorts.find((one) => one === address.sort) ?? 'expires';
  const order = address.order === 'desc' ? 'desc' : 'asc';
  const matching = orderLeases(portfolio, { ...address, sort, order });
  const { page, items } = pageOf(matching, address.page, pageSize);
  const { today } = portfolio;
  return (
    <section aria-label={words.label} className="mt-10">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchBox
          value={address.search}
          placeholder={words.search}
          onSearch={(search) => change({ search })}
          className="min-w-0 flex-1 basis-56"
        />
        <div className="max-sm:basis-full">
          <Select
            aria-label={words.filter}
            value={address.show}
            onChange={({ target }) => change({ show: target.value })}
          >
            {Object.entries(words.filters).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        {/* On phones the table has no head to sort by. */}
        <div className="max-sm:basis-full md:hidden">
          <Select
            aria-label={words.sort}
            value={`${sort} ${order}`}
            onChange={({ target }) => {
              const [by = '', next = ''] = target.value.split(' ');
              change({ sort: by, order: next });
            }}
          >
            {leaseSorts.flatMap((by) =>
              (['asc', 'desc'] as const).map((next) => (
                <option key={`${by} ${next}`} value={`${by} ${next}`}>
                  {words.sorts(words.columns[by], next)}
                </option>
              )),
            )}
          </Select>
        </div>
      </div>
      <p role="status" className="mb-2 text-sm text-muted">
        {address.year !== '' && `${words.year(address.year)} `}
        {matching.length === 0 && words.none}
      </p>
      {address.year !== '' && (
        <p className="mb-2 text-sm">
          <Link to="?" preventScrollReset className="text-accent underline underline-offset-2">
            {words.allYears}
          </Link>
        </p>
      )}
      {items.length > 0 && (
        <DataTable<PortfolioLease, LeaseSort>
          label={words.label}
          columns={columnsFor(today)}
          rows={items}
          keyOf={({ id }) => id}
          sort={{ by: sort, order, onSort: (by, next) => change({ sort: by, order: next }) }}
        />
      )}
      <div className="mt-6">
        <Pagination
          page={page}
          pageSize={pageSize}
          total={matching.length}
          onPageChange={(next) => change({ page: next })}
          label={words.pages}
        />
      </div>
    </section>
  );
}

const pageSize = 25;

function columnsFor(today: string): readonly Column<PortfolioLease, LeaseSort>[] {
  const { columns } = words;
  return [
    {
      title: columns.property,
      sort: 'property',
      phone: 'line',
      className: 'min-w-0 wrap-anywhere md:w-[30%]',
      cell: (lease) => <PropertyCell lease={lease} />,
    },
    {
      title: columns.area,
      sort: 'area',
      align: 'right',
      phone: 'line',
      className: 'whitespace-nowrap',
      cell: ({ area }) => <Value name={columns.area} cell={inShort(area)} />,
    },
    {
      title: columns.rate,
      sort: 'rate',
      align: 'right',
      phone: 'line',
      cell: ({ rate, rent }) => (
        <Value name={columns.rate} cell={rate.state === 'found' ? rate : rent}>
          {rate.state === 'found' && rent.state === 'found' && (
            <span className="block text-xs text-muted max-md:inline">
              {' '}
              {rent.shown} {words.aMonth}
            </span>
          )}
          {rate.state !== 'found' && rent.state === 'found' && ` ${words.aMonth}`}
        </Value>
      ),
    },
    {
      title: columns.expires,
      sort: 'expires',
      phone: 'line',
      className: 'whitespace-nowrap',
      cell: ({ expires }) => (
        <Value name={columns.expires} cell={expires}>
          {expires.state === 'found' && expires.value < today && (
            <>
              {' '}
              <Badge>{words.expired}</Badge>
            </>
          )}
        </Value>
      ),
    },
    {
      title: columns.next,
      sort: 'next',
      phone: 'line',
      className: 'min-w-0 wrap-anywhere',
      cell: ({ next }) => <Value name={columns.next} cell={next} />,
    },
    {
      title: columns.risks,
      sort: 'risks',
      phone: 'line',
      cell: (lease) => <RisksCell lease={lease} />,
    },
  ];
}

/** '10,000 sf', as in the totals; the report has the document's words. */
function inShort(area: PortfolioLease['area']): PortfolioLease['area'] {
  if (area.state !== 'found') return area;
  return { ...area, shown: `${formatNumber(area.value.size)} ${area.value.unit}` };
}

function PropertyCell({ lease }: { lease: PortfolioLease }) {
  const { id, kind, title, property, tenant, repeated } = lease;
  const unnamed = property.state === 'check' ? words.uncertain : words.unnamed;
  const name = property.state === 'found' ? property.shown : tenant.state === 'found' ? unnamed : title;
  return (
    <div className="py-1">
      <Link
        to={kind === 'tenancy' ? `/my-reports/tenancies/${id}` : `/my-reports/${id}`}
        dir="auto"
        className="font-medium text-accent underline underline-offset-2"
      >
        {name}
      </Link>
      {tenant.state === 'found' && (
        <span dir="auto" className="block text-muted">
          {tenant.shown}
        </span>
      )}
      <span className="flex flex-wrap items-center gap-2 empty:hidden">
        {kind === 'tenancy' && <Badge tone="accent">{words.tenancy}</Badge>}
        {kind === 'amendment' && (
          <>
            <Badge>{words.amendment}</Badge>
            <Link to={`/my-reports/tenancies/new?report=${id}`} className="text-xs text-accent underline">
              {words.putTogether}
            </Link>
          </>
        )}
        {repeated && (
          <span title={words.repeatedHint}>
            <Badge>{words.repeated}</Badge>
          </span>
        )}
      </span>
    </div>
  );
}

function RisksCell({ lease: { risks, checks, kind, id } }: { lease: PortfolioLease }) {
  const found = [
    risks.critical > 0 ? words.critical(risks.critical) : '',
    risks.high > 0 ? words.high(risks.high) : '',
    risks.medium > 0 ? words.medium(risks.medium) : '',
  ].filter(Boolean);
  return (
    <div>
      <span className="text-muted md:hidden">{words.columns.risks}: </span>
      {found.length === 0 ? <span className="text-muted">{words.noRisks}</span> : found.join(', ')}
      {checks > 0 && (
        <Link
          to={kind === 'tenancy' ? `/my-reports/tenancies/${id}` : `/my-reports/${id}?tab=check`}
          className="block text-xs text-warn underline underline-offset-2"
        >
          {words.checks(checks)}
        </Link>
      )}
    </div>
  );
}

/** A value; on phones it is preceded by its column's name. */
function Value({ name, cell, children }: ValueProps) {
  return (
    <>
      <span className="text-muted md:hidden">{name}: </span>
      {cell.state === 'found' && cell.shown}
      {cell.state === 'check' && <Badge tone="warn">{words.check}</Badge>}
      {cell.state === 'missing' && <span className="text-muted">{words.missing}</span>}
      {children}
    </>
  );
}

interface ValueProps {
  readonly name: string;
  readonly cell: { readonly state: 'found'; readonly shown: string } | { readonly state: 'check' | 'missing' };
  readonly children?: ReactNode;
}
