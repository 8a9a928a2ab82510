import { useState } from 'react';

/** One field over a saved value. What is typed stays until it is saved, also when the saved value is fetched again. */
export function useEdit<Value>(saved: Value): Edit<Value> {
  const [edit, setEdit] = useState<{ readonly value: Value } | null>(null);
  return {
    value: edit ? edit.value : saved,
    change: (value) => setEdit({ value }),
    settle: (sent) => setEdit((current) => (current?.value === sent ? null : current)),
  };
}

export interface Edit<Value> {
  readonly value: Value;
  change(value: Value): void;
  /** After `sent` was saved and the saved value fetched: shows the saved value, unless something else was typed since. */
  settle(sent: Value): void;
}
