import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import { createProcessing, type ProcessingMachine, type ProcessingState } from './processing-machine.ts';

/** Provides the task that blocks the page; shell/processing-overlay.tsx shows it, shell/leave-guard.tsx guards it. */
export function ProcessingProvider({ children }: { children: ReactNode }) {
  const [machine] = useState(() => createProcessing());
  return <ProcessingContext value={machine}>{children}</ProcessingContext>;
}

export function useProcessing(): Processing {
  const machine = use(ProcessingContext);
  if (!machine) throw new Error('useProcessing needs a ProcessingProvider above it');
  const state = useSyncExternalStore(machine.subscribe, machine.current, machine.current);
  return useMemo(() => ({ ...machine, ...state }), [machine, state]);
}

/** The rendered state and its state machine, whose `current()` may be ahead of rendering for a moment. */
export type Processing = ProcessingState & Omit<ProcessingMachine, 'subscribe'>;

const ProcessingContext = createContext<ProcessingMachine | null>(null);
