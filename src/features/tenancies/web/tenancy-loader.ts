import { data, type LoaderFunctionArgs } from 'react-router';
import { redirectToLogin } from '#web/lib/redirect-to-login.ts';
import { shellContext } from '#web/lib/shell-context.ts';
import type { TenancyReader } from '../contract.ts';
import { tenanciesContext } from './tenancies-context.ts';

/** Why a page's data could not be read. */
export type Unread = 'missing' | 'failed';

/** Reads data for the logged-in user; null becomes "missing", and a failure keeps its status. */
export async function readForPage<T>(
  { context, request, url }: Pick<LoaderFunctionArgs, 'context' | 'request' | 'url'>,
  read: (reader: TenancyReader, userId: string) => Promise<T | null>,
) {
  const { user } = context.get(shellContext);
  if (!user) throw redirectToLogin({ context, request, url });
  const found = await read(context.get(tenanciesContext), user.id).catch((error: unknown) => {
    // A redirect is not a failure.
    if (error instanceof Response) throw error;
    return 'failed' as const;
  });
  const sent: T | Unread = found ?? 'missing';
  return data({ sent }, { status: sent === 'missing' ? 404 : sent === 'failed' ? 500 : 200 });
}
