import { useState } from 'react';

/**
 * One field for a saved value. What the user typed stays until it is saved, even if the saved value is fetched again.
 */
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
  /**
   * After `sent` was saved and the saved value was fetched: shows the saved value, unless the user has typed something
   * else since then.
   */
  settle(sent: Value): void;
}
