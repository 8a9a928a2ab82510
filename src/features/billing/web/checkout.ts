import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AppError, errorCatalogue } from '#contract/errors.ts';
import { accessToken, refreshAccessToken } from '#web/lib/access-token.ts';
import { call, callFunction } from '#web/lib/api.ts';
import { changeFailure } from '#web/lib/failed-call.ts';
import { useSession } from '#web/lib/session.tsx';
import { useRedirect } from '#web/lib/use-redirect.ts';
import { createCheckoutSession, getCreditPack } from '../contract/checkout.ts';
import { texts } from './texts.ts';

/** The pack of credits on sale; undefined until known. */
export function useCreditPack() {
  const { user } = useSession();
  return useQuery({ ...packQuery, enabled: user !== null }).data;
}

/** Buying a pack: requests a checkout session and sends the browser to its address. */
export function useCheckout() {
  const loggedIn = useSession().user !== null;
  const queries = useQueryClient();
  return useRedirect({
    address: async () => {
      if (!loggedIn) throw new AppError('checkout_signed_out');
      await requireToken();
      const { priceId } = await queries.ensureQueryData(packQuery);
      return await openCheckout(priceId);
    },
    failed: checkoutFailure,
  });
}

/** The message for a failed checkout (platform specification, section 8). */
export function checkoutFailure(error: unknown): string {
  if (!(error instanceof Error)) return texts.checkout.unexpected;
  if (error instanceof AppError && error.code === 'checkout_signed_out') return error.message;
  // A broken connection, here or between the server and the provider: the same message for both.
  if (error instanceof AppError && (error.code === 'unavailable' || error.code === 'payment_unreachable')) {
    return errorCatalogue.payment_unreachable.message;
  }
  return changeFailure(error, texts.checkout.failed(error.message || errorCatalogue.checkout_failed.message));
}

const packQuery = {
  queryKey: ['credit-pack'],
  queryFn: () => call(getCreditPack),
  staleTime: 600_000,
};

async function requireToken(): Promise<void> {
  if (accessToken.get() !== null) return;
  const held = await refreshAccessToken().catch((error: unknown) => {
    if (error instanceof AppError && error.status === 401) throw new AppError('checkout_no_session', { cause: error });
    throw error;
  });
  if (!held.token) throw new AppError('checkout_no_session');
}

async function openCheckout(priceId: string): Promise<string> {
  const { url } = await callFunction<{ url?: unknown }>(createCheckoutSession.path, {
    body: { priceId },
    idempotencyKey: crypto.randomUUID(),
    wordless: 'checkout_failed',
  });
  if (typeof url !== 'string' || url === '') throw new AppError('no_checkout_url');
  return url;
}
