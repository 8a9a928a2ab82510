import { DataTable, type DataTableProps } from '../ui/data-table.tsx';
import { EmptyState, Loading } from '../ui/states.tsx';
import { ListStates } from './entry-list.tsx';
import type { ServerList } from './use-server-list.tsx';

/** The table of a useServerList with its error, placeholder, empty state and pagination. */
export function ServerTable<Row, Sort extends string = never>({
  list,
  rows,
  rowHeight = 64,
  texts,
  filtered = true,
  ...table
}: ServerTableProps<Row, Sort>) {
  return (
    <ListStates
      {...list.states}
      entries={rows}
      loading={<Loading rows={8} rowHeight={rowHeight} />}
      empty={
        <EmptyState title={filtered ? texts.none : (texts.empty ?? '')}>
          {filtered ? texts.noneText : texts.emptyText}
        </EmptyState>
      }
    >
      {(shown) => <DataTable {...table} rows={shown} busy={list.busy} />}
    </ListStates>
  );
}

interface ServerTableProps<Row, Sort extends string> extends Omit<DataTableProps<Row, Sort>, 'rows' | 'busy'> {
  readonly list: ServerList;
  /** Undefined until loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly rowHeight?: number;
  /** `none`: nothing matches. `empty`: there is nothing yet; needed only where `filtered` can be false. */
  readonly texts: {
    readonly none: string;
    readonly noneText: string;
    readonly empty?: string;
    readonly emptyText?: string;
  };
  readonly filtered?: boolean;
}
