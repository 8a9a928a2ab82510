/** The listeners of one store, for `useSyncExternalStore`. A listener may end its subscription while it is called. */
export function createListeners<Event = void>(): Listeners<Event> {
  const all = new Set<(event: Event) => void>();
  return {
    notify(event) {
      for (const listener of [...all]) listener(event);
    },
    subscribe(listener) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
  };
}

export interface Listeners<Event = void> {
  notify(event: Event): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (event: Event) => void): () => void;
}
