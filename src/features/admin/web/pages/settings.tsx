import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'radix-ui';
import { useId, useState } from 'react';
import { shownMessage } from '../../../../contract/errors.ts';
import type { OpenSetting } from '../../../../contract/settings.ts';
import { call } from '../../../../web/lib/api.ts';
import { pageTitle } from '../../../../web/lib/page-title.ts';
import { toast } from '../../../../web/lib/toast.ts';
import { Page } from '../../../../web/ui/page.tsx';
import { ErrorState, Loading } from '../../../../web/ui/states.tsx';
import { changeSetting, readSettings } from '../../contract.ts';
import { FeaturePrices } from '../settings/feature-prices.tsx';
import { switchStyle, thumbStyle } from '../settings/switch-style.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.settings;

export const meta = pageTitle(texts.title);

/** /admin/settings: the switches of the installation, and what each feature costs and whether it is offered. */
export default function Settings() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'settings'],
    queryFn: ({ signal }) => call(readSettings, { signal }),
  });
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      {!data && !error && <Loading rows={8} rowHeight={64} />}
      {!data && error && <ErrorState message={texts.failed} retrying={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <div className="flex flex-col gap-12">
          <section aria-label={texts.switches}>
            <h2 className="mb-3 text-xl">{texts.switches}</h2>
            <ul className="divide-y divide-line border-y border-line">
              {data.settings.map(({ key, on }) => (
                <SettingSwitch key={key} name={key} on={on} />
              ))}
            </ul>
          </section>
          <FeaturePrices features={data.features} />
        </div>
      )}
    </Page>
  );
}

function SettingSwitch({ name, on }: { name: OpenSetting; on: boolean }) {
  const id = useId();
  const client = useQueryClient();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const words = texts.names[name];
  const shown = wanted ?? on;

  async function change(next: boolean) {
    if (wanted !== null) return;
    setWanted(next);
    try {
      await call(changeSetting, { params: { key: name }, body: { on: next } });
      await client.invalidateQueries({ queryKey: ['admin', 'settings'] });
      toast.success(texts.switched(words.name, next));
    } catch (failure) {
      toast.error(shownMessage(failure, texts.notSaved));
    } finally {
      setWanted(null);
    }
  }

  return (
    <li className="flex items-center justify-between gap-6 py-4">
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
    </li>
  );
}
