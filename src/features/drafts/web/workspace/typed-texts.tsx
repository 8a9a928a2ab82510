import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useUnsavedChanges } from '#web/lib/unsaved-changes.ts';

/**
 * What was typed on the draft's page and not saved. It is kept when its panel or tab is closed, until it is saved or
 * discarded; the user has to confirm before leaving the page.
 */
export function TypedTexts({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<ReadonlyMap<string, Typed>>(new Map());
  const unsaved = useMemo(() => [...texts].filter(([, { text, was }]) => text.trim() !== was.trim()), [texts]);
  useUnsavedChanges(unsaved.length > 0);
  const value = useMemo(
    (): TypedStore => ({
      find: (key) => texts.get(key),
      keep: (key, typed) => setTexts((now) => new Map([...now, [key, typed]])),
      forget: (key) => setTexts((now) => new Map([...now].filter(([other]) => other !== key))),
      unsaved: unsaved.map(([key, { text }]) => ({ key, text })),
    }),
    [texts, unsaved],
  );
  return <Store value={value}>{children}</Store>;
}

export function useTypedTexts(): TypedStore {
  return useContext(Store);
}

/** The text of one field, with `was` as its initial value. Its key begins with the name of its panel. */
export function useTyped(key: string, was: string): TypedField {
  const { find, keep, forget } = useTypedTexts();
  const known = find(key);
  const text = known?.text ?? was;
  return {
    text,
    type: (typed) => (typed === was ? forget(key) : keep(key, { text: typed, was })),
    kept: text.trim() !== was.trim(),
    forget: () => forget(key),
  };
}

const separator = '\n';

/** The key of a field in a panel with several fields. */
export function fieldOf(panel: string, field: string): string {
  return `${panel}${separator}${field}`;
}

/** The panel that a key belongs to. */
export function panelOf(key: string): string {
  return key.split(separator)[0] ?? '';
}

/** Whether this panel has text that isn't saved. */
export function useHasTyped(panel: string): boolean {
  return useTypedTexts().unsaved.some(({ key }) => panelOf(key) === panel);
}

interface Typed {
  readonly text: string;
  /** The draft's text at that place when the user started typing. */
  readonly was: string;
}

interface TypedStore {
  readonly find: (key: string) => Typed | undefined;
  readonly keep: (key: string, typed: Typed) => void;
  readonly forget: (key: string) => void;
  readonly unsaved: readonly { readonly key: string; readonly text: string }[];
}

export interface TypedField {
  readonly text: string;
  readonly type: (text: string) => void;
  /** It differs from the text of the draft. */
  readonly kept: boolean;
  readonly forget: () => void;
}

const nothing = () => {};
const Store = createContext<TypedStore>({ find: () => undefined, keep: nothing, forget: nothing, unsaved: [] });
