import type { ComponentProps } from 'react';
import { ErrorState, Loading } from './states.tsx';

/** Shown in place of data that is not loaded: its placeholder, or its error with a retry. */
export function Unloaded({ query: { error, isFetching, refetch }, message, ...placeholder }: UnloadedProps) {
  if (error === null) return <Loading {...placeholder} />;
  return <ErrorState message={message} retrying={isFetching} onRetry={() => void refetch()} />;
}

interface UnloadedProps extends ComponentProps<typeof Loading> {
  readonly query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** What is shown if loading fails. */
  readonly message: string;
}
