import type { Registry } from 'prom-client';
import type { TurnRules } from '../limits/turns.ts';
import type { Ground } from './foundation.ts';

/** From a process to the one that started it. `id` numbers what gets an answer. */
export type FromMember =
  | { readonly kind: 'ready'; readonly firstAdmin: FirstAdmin | null }
  /** A sentence for whoever starts the product. */
  | { readonly kind: 'cannot-start'; readonly sentence: string }
  | {
      readonly kind: 'take';
      readonly id: number;
      readonly name: string;
      readonly key: string | undefined;
      readonly rules: TurnRules;
    }
  /** Ends the turn that was given with this number. */
  | { readonly kind: 'end-turn'; readonly id: number }
  | { readonly kind: 'wait'; readonly id: number; readonly name: string; readonly gap: number }
  | { readonly kind: 'collect'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly metrics: ProcessMetrics };

export type ToMember =
  | { readonly kind: 'begin'; readonly ground: Ground }
  | { readonly kind: 'serving'; readonly all: boolean }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'measure'; readonly id: number }
  | { readonly kind: 'stop'; readonly reason: string };

export type FirstAdmin = { readonly email: string; readonly password: string };
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
