import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { type OwnAccount, readOwnAccount } from '../../contract/own-account.ts';

/** The current account from the server; call `reload` after every change. */
export function useOwnAccount(userId: string): OwnAccountQuery {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['own-account', userId],
    queryFn: ({ signal }) => call(readOwnAccount, { signal }),
    staleTime: 0,
  });
  return { account: data, failed: error !== null, loading: isFetching, reload: async () => void (await refetch()) };
}

interface OwnAccountQuery {
  readonly account: OwnAccount | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly reload: () => Promise<void>;
}
