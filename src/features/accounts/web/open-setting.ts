import { useEffect, useState } from 'react';
import { type OpenSetting, readSetting, settingIsOn } from '#contract/open-settings.ts';
import { call } from '#web/lib/api.ts';
import { everybody, readCache, writeCache } from '#web/lib/cache-store.ts';

/** Whether a setting of the installation is on: from the cache first, then from the server. */
export function useOpenSetting(key: OpenSetting): OpenSettingState {
  const [state, setState] = useState<OpenSettingState>({ on: null, failed: false });
  useEffect(() => {
    const controller = new AbortController();
    const place = { kind: 'system-settings', userId: everybody, key } as const;
    const kept = readCache(localStorage, place, Date.now());
    if (kept !== undefined) setState({ on: settingIsOn(kept), failed: false });
    call(readSetting, { params: { key }, signal: controller.signal }).then(
      ({ value }) => {
        writeCache(localStorage, place, value, Date.now());
        setState({ on: settingIsOn(value), failed: false });
      },
      () => {
        if (!controller.signal.aborted) setState(({ on }) => ({ on, failed: true }));
      },
    );
    return () => controller.abort();
  }, [key]);
  return state;
}

export interface OpenSettingState {
  /** null until known. */
  readonly on: boolean | null;
  /** The server couldn't be reached; a cached value may still be used. */
  readonly failed: boolean;
}
