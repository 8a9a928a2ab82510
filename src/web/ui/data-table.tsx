import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { texts } from './texts.ts';

/**
 * A table with sticky headers. On phones a row is a small block: its columns flow in reading order, each in the place
 * set by `phone`. `detail` is the content of an expanded row.
 */
export function DataTable<Row, Sort extends string = never>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  detail,
  busy = false,
}: DataTableProps<Row, Sort>) {
  const [opened, setOpened] = useState<string | null>(null);
  const id = useId();
  return (
    <table
      aria-label={label}
      aria-busy={busy}
      className={classNames('w-full text-sm transition-opacity max-md:block', busy && 'opacity-60')}
    >
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              aria-sort={
                sort && column.sort === sort.by ? (sort.order === 'asc' ? 'ascending' : 'descending') : undefined
              }
              className={classNames(
                'sticky top-16 z-10 border-b border-control bg-paper py-2 pr-6 text-left align-bottom text-xs font-medium whitespace-nowrap text-muted last:pr-0',
                column.align === 'right' && 'text-right',
                column.hideTitle && 'w-0',
              )}
            >
              {sort && column.sort ? (
                <SortButton title={column.title} by={column.sort} sort={sort} reversed={column.align === 'right'} />
              ) : (
                <span className={column.hideTitle ? 'sr-only' : 'inline-flex min-h-6 items-center'}>
                  {column.title}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => {
          const key = keyOf(row);
          const open = opened === key;
          const detailId = `${id}-${key}`;
          return (
            <Fragment key={key}>
              <tr
                className={classNames(
                  'border-b border-line max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:gap-y-1 max-md:py-3',
                  detail && 'max-md:relative max-md:pl-8',
                  open && 'border-transparent',
                )}
              >
                {columns.map((column, index) => (
                  <td
                    key={column.title}
                    className={classNames(
                      'md:h-12 md:py-2 md:pr-6 md:align-middle md:last:pr-0',
                      column.align === 'right' && 'tabular-nums md:text-right',
                      phonePlaces[column.phone ?? 'part'],
                      column.className,
                    )}
                  >
                    {index === 0 && detail ? (
                      <span className="flex items-center gap-1.5">
                        <button
                          type="button"
                          aria-expanded={open}
                          aria-controls={detailId}
                          aria-label={texts.detailOf(detail.label, detail.nameOf(row))}
                          onClick={() => setOpened(open ? null : key)}
                          className="-ml-1.5 flex size-8 shrink-0 max-md:absolute max-md:left-0 max-md:-mt-1.5 max-md:self-start items-center justify-center rounded-control text-muted hover:bg-wash hover:text-ink"
                        >
                          <ChevronRight
                            aria-hidden="true"
                            className={classNames('size-4 transition-transform', open && 'rotate-90')}
                          />
                        </button>
                        {column.cell(row)}
                      </span>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
              {detail && open && (
                <tr id={detailId} className="border-b border-line max-md:block">
                  <td colSpan={columns.length} className="pb-4 pl-8 max-md:block max-md:pt-1">
                    {detail.content(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

export interface DataTableProps<Row, Sort extends string = never> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row, Sort>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sort?: SortState<Sort>;
  readonly detail?: {
    /** 'Details', announced with the row's name. */
    readonly label: string;
    readonly nameOf: (row: Row) => string;
    readonly content: (row: Row) => ReactNode;
  };
  /** Newer rows are loading. */
  readonly busy?: boolean;
}

export interface Column<Row, Sort extends string = never> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned for numbers. */
  readonly align?: 'right';
  /** Whether rows can be sorted by it. */
  readonly sort?: Sort;
  /** For screen readers only. */
  readonly hideTitle?: boolean;
  /** Its position on phones: on a separate line, next to others, at the right end, or hidden. */
  readonly phone?: 'line' | 'part' | 'end' | 'none';
  readonly className?: string;
}

export interface SortState<Sort extends string> {
  readonly by: Sort;
  readonly order: 'asc' | 'desc';
  readonly onSort: (by: Sort, order: 'asc' | 'desc') => void;
}

const phonePlaces = {
  line: 'max-md:w-full',
  part: '',
  end: 'max-md:ml-auto',
  none: 'max-md:hidden',
};

function SortButton<Sort extends string>({ title, by, sort, reversed }: SortButtonProps<Sort>) {
  const current = sort.by === by;
  const Arrow = current && sort.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => sort.onSort(by, current && sort.order === 'asc' ? 'desc' : 'asc')}
      className={classNames(
        'group -mx-1 inline-flex min-h-6 items-center gap-1 rounded-control px-1 hover:text-ink',
        reversed && 'flex-row-reverse',
        current && 'text-ink',
      )}
    >
      {title}
      <Arrow
        aria-hidden="true"
        className={classNames(
          'size-3.5',
          !current && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
        )}
      />
    </button>
  );
}

interface SortButtonProps<Sort extends string> {
  readonly title: string;
  readonly by: Sort;
  readonly sort: SortState<Sort>;
  /** The arrow comes first, so that the title is aligned with the numbers. */
  readonly reversed: boolean;
}
