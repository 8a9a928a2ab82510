import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ContextType, type ReactNode, useState } from 'react';
import { AppError } from '#contract/errors.ts';
import { ProcessingProvider } from '../lib/processing.tsx';
import { SessionProvider } from '../lib/session.tsx';
import { useShell } from '../lib/shell.ts';
import { toast } from '../lib/toast.ts';
import { Toaster } from '../ui/toaster.tsx';
import { FrameParts } from './frame-parts.ts';

/** Providers of every page: data, session, processing, toasts, and the frame's parts. */
export function Providers({ parts, children }: { parts: ContextType<typeof FrameParts>; children: ReactNode }) {
  const { user, impersonation } = useShell();
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider initialUser={user} impersonated={impersonation !== null}>
        <ProcessingProvider>
          <FrameParts value={parts}>{children}</FrameParts>
          <Toaster />
        </ProcessingProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    // Here and not next to a query, because several components may use the same one.
    queryCache: new QueryCache({
      onError: (_, { meta }) => typeof meta?.toast === 'string' && toast.error(meta.toast),
    }),
    defaultOptions: {
      // Without a connection, a change fails immediately instead of waiting without notice.
      mutations: { networkMode: 'always' },
      queries: {
        // The server refuses the same request again; only server errors and broken connections are retried.
        retry: (failures, error) => failures < 2 && error instanceof AppError && error.status >= 500,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
    },
  });
}
