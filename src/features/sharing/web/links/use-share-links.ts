import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { listShareLinks, type SharedItem, type ShareLink } from '../../contract.ts';

/** The user's links: all of them, or those to one report or draft. `reload` after every change. */
export function useShareLinks(item?: SharedItem): ShareLinksQuery {
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery({
    queryKey: ['share-links', item ?? 'all'],
    queryFn: ({ signal }) => call(listShareLinks, { query: item ?? {}, signal }),
    staleTime: 0,
  });
  return {
    links: data?.links,
    failed: error !== null,
    loading: isFetching,
    reload: () => client.invalidateQueries({ queryKey: ['share-links'] }),
  };
}

interface ShareLinksQuery {
  /** Undefined until known. */
  readonly links: readonly ShareLink[] | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly reload: () => Promise<void>;
}
