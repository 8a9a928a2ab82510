import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pagination } from '../ui/pagination.tsx';

/**
 * One page of a list that the server searches, sorts and pages. The previous page stays visible until the next one has
 * loaded.
 */
export function useServerList<T extends { readonly total: number }>(options: ServerListOptions<T>) {
  const { queryKey, load, page, pageSize, onPageChange, failed, toast = false, label } = options;
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
    ...(toast && { meta: { toast: failed } }),
  });
  return {
    data,
    busy: isPlaceholderData,
    /** For EntryList and ListStates. */
    states: {
      failure: isLoadingError && { message: failed, retrying: isFetching, onRetry: () => void refetch() },
      pages: (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={data?.total ?? 0}
          onPageChange={onPageChange}
          {...(label !== undefined && { label })}
        />
      ),
    },
  };
}

export type ServerList = Pick<ReturnType<typeof useServerList>, 'busy' | 'states'>;

interface ServerListOptions<T> {
  readonly queryKey: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<T>;
  readonly page: number;
  readonly pageSize: number;
  readonly onPageChange: (page: number) => void;
  readonly failed: string;
  /** Also reports that a page can't be refreshed. */
  readonly toast?: boolean;
  /** The name of the pagination for screen readers. */
  readonly label?: string;
}
