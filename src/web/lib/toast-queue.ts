import { limits } from '#contract/limits.ts';
import { createListeners } from './listeners.ts';

/**
 * Toasts: each is shown for its duration, fades, and is removed; at most three are shown, newest first. A toast with
 * the same text replaces the displayed one. Their time stops while the pointer is over them or one of them has the
 * focus (WCAG 2.2.1).
 */
export function createToasts(times: ToastTimes = limits.toast): Toasts {
  let shown: readonly Toast[] = [];
  let nextId = 1;
  let held = false;
  const { notify, subscribe } = createListeners();
  const timers = new Map<number, Time>();

  const change = (next: readonly Toast[]) => {
    shown = next;
    notify();
  };
  const run = (id: number) => {
    const entry = timers.get(id);
    if (!entry || entry.timer !== null) return;
    entry.since = Date.now();
    entry.timer = setTimeout(() => dismiss(id), entry.left);
  };
  const dismiss = (id: number) => {
    const entry = timers.get(id);
    if (!entry) return;
    if (entry.timer !== null) clearTimeout(entry.timer);
    timers.delete(id);
    change(shown.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)));
    setTimeout(() => change(shown.filter((toast) => toast.id !== id)), times.fade);
    // The removed toast may be the focused one, which fires no blur event: time continues for the others.
    release();
  };
  const release = () => {
    held = false;
    for (const id of [...timers.keys()]) run(id);
  };
  const forget = (id: number) => {
    const entry = timers.get(id);
    if (entry?.timer) clearTimeout(entry.timer);
    timers.delete(id);
  };

  return {
    show(kind, message, action) {
      const id = nextId;
      nextId += 1;
      // The same text again replaces the displayed toast. Two toasts with actions are never merged.
      const repeated = (toast: Toast) =>
        toast.kind === kind && toast.message === message && !toast.action && action === undefined;
      const next = [
        { id, kind, message, leaving: false, ...(action ? { action } : {}) },
        ...shown.filter((toast) => !repeated(toast)),
      ];
      const replaced = shown.filter(repeated);
      for (const toast of [...replaced, ...next.slice(times.visible)]) forget(toast.id);
      change(next.slice(0, times.visible));
      timers.set(id, { timer: null, left: times.duration, since: 0, shownAt: Date.now() });
      // The replaced toast may be the focused one, which fires no blur event.
      if (!held || replaced.length > 0) release();
    },
    dismiss,
    leavePage() {
      // A toast and a navigation often belong to the same action, so a recent toast stays.
      for (const [id, { shownAt }] of [...timers]) if (Date.now() - shownAt > times.ofOneAct) dismiss(id);
    },
    hold() {
      held = true;
      for (const entry of timers.values()) {
        if (entry.timer === null) continue;
        clearTimeout(entry.timer);
        entry.timer = null;
        entry.left = Math.max(0, entry.left - (Date.now() - entry.since));
      }
    },
    release,
    current: () => shown,
    subscribe,
  };
}

export interface Toasts {
  show(kind: ToastKind, message: string, action?: ToastAction): void;
  dismiss(id: number): void;
  /** Removes toasts about a page that was left. */
  leavePage(): void;
  /** Pauses all toasts, and resumes them. */
  hold(): void;
  release(): void;
  current(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  readonly action?: ToastAction;
  /** True while it fades. */
  readonly leaving: boolean;
}

/** An action in this toast that can be used once. */
export interface ToastAction {
  readonly label: string;
  run(): void;
}

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

interface Time {
  timer: ReturnType<typeof setTimeout> | null;
  left: number;
  since: number;
  readonly shownAt: number;
}

interface ToastTimes {
  readonly duration: number;
  readonly fade: number;
  readonly visible: number;
  /** A navigation within this time after a toast belongs to the same action. */
  readonly ofOneAct: number;
}
