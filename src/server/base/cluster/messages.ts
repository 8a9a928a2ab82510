import type { Registry } from 'prom-client';
import type { TurnRules } from '../limits/turns.ts';
import type { Ground } from './foundation.ts';

/** Messages from a process to the primary. `id` numbers the requests that get an answer. */
export type FromMember =
  | { readonly kind: 'ready'; readonly firstAdmin: FirstAdmin | null }
  /** A sentence for the person who started the product. */
  | { readonly kind: 'cannot-start'; readonly sentence: string }
  | {
      readonly kind: 'take';
      readonly id: number;
      readonly name: string;
      readonly key: string | undefined;
      readonly rules: TurnRules;
    }
  /** Ends the turn that was granted under this number. */
  | { readonly kind: 'end-turn'; readonly id: number }
  | { readonly kind: 'wait'; readonly id: number; readonly name: string; readonly gap: number }
  | { readonly kind: 'collect'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly metrics: ProcessMetrics };

export type ToMember =
  | { readonly kind: 'begin'; readonly ground: Ground }
  /** Another process serves already: open the port as soon as you can answer. */
  | { readonly kind: 'open-port' }
  | { readonly kind: 'serving'; readonly all: boolean }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'measure'; readonly id: number }
  | { readonly kind: 'stop'; readonly reason: string };

export type FirstAdmin = { readonly email: string; readonly password: string };
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
