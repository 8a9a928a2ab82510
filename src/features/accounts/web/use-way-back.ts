import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import type { WayBack } from '#contract/way-back.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** Where to go after a login, or null. The history keeps it over a reload. */
export function useWayBack(): WayBack | null {
  const { wayBack: arrived } = useLoaderData<{ wayBack: WayBack | null }>();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const kept = (useLocation().state as { readonly wayBack?: WayBack } | null)?.wayBack ?? null;
  useEffect(() => {
    if (arrived) void navigate('/login', { replace: true, preventScrollReset: true, state: { wayBack: arrived } });
  }, [arrived, navigate]);
  return arrived ?? (hydrated ? kept : null);
}
