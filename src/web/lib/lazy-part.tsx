import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code is loaded when it is first shown, or earlier by `load`. Once loaded, it renders without
 * suspending. `React.lazy` always suspends once; React then replaces what the server sent while the page becomes
 * interactive, and a click that began on the old element is lost.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    const code = await load();
    loaded = code.default;
    return code;
  };
  const Lazy = lazy(loadOnce);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when its module is loaded.
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load: loadOnce });
}

export type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/** Code that the page needs before it becomes interactive; `entry.client.tsx` waits for it. */
export const neededAtStart: Promise<unknown>[] = [];
