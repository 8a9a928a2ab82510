import { useQueryClient } from '@tanstack/react-query';
import { Switch } from 'radix-ui';
import { useId, useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import type { SettingKey } from '#contract/settings.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { changeSetting } from '../../contract/settings.ts';
import { texts as allTexts } from '../texts.ts';
import { switchStyle, thumbStyle } from './switch-style.ts';

const texts = allTexts.settings;

/** A setting that is on or off, saved immediately. */
export function SettingSwitch({ name, on }: { name: SettingKey; on: boolean }) {
  const id = useId();
  const client = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const words = texts.names[name];
  const shown = wanted ?? on;

  async function change(next: boolean) {
    if (wanted !== null) return;
    setWanted(next);
    try {
      await call(changeSetting, { params: { key: name }, body: { value: next } });
      await client.invalidateQueries({ queryKey: ['admin', 'settings'] });
      await client.invalidateQueries({ queryKey: ['admin', 'setting-history'] });
      toast.success(texts.switched(words.name, next));
    } catch (failure) {
      toast.error(shownMessage(failure, texts.notSaved));
    } finally {
      setWanted(null);
    }
  }

  return (
    <div className="flex items-center justify-between gap-6">
      <span className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {words.name}
        </label>
        <span id={`${id}-about`} className="mt-0.5 block text-sm text-muted">
          {words.about}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-3">
        <span aria-hidden="true" className="w-7 text-right text-sm text-muted">
          {shown ? texts.on : texts.off}
        </span>
        <Switch.Root
          id={id}
          aria-describedby={`${id}-about`}
          checked={shown}
          onCheckedChange={(next) => void change(next)}
          className={switchStyle}
        >
          <Switch.Thumb className={thumbStyle} />
        </Switch.Root>
      </span>
    </div>
  );
}
