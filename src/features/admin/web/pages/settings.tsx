import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { Rows } from '#web/list/rows.tsx';
import { Page } from '#web/ui/page.tsx';
import { Unloaded } from '#web/ui/unloaded.tsx';
import { readSettings } from '../../contract/settings.ts';
import { FeaturePrices } from '../settings/feature-prices.tsx';
import { Retention } from '../settings/retention.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { SettingHistory } from '../settings/setting-history.tsx';
import { SettingSwitch } from '../settings/setting-switch.tsx';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.settings;

export const meta = pageTitle(texts.title);

/** /admin/settings: the installation's settings with their history, and each feature's price and availability. */
export default function Settings() {
  const query = useQuery({
    queryKey: ['admin', 'settings'],
    queryFn: ({ signal }) => call(readSettings, { signal }),
  });
  const { data } = query;
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      {!data && <Unloaded query={query} message={texts.failed} rows={8} rowHeight={64} />}
      {data && (
        <div className="flex flex-col gap-12">
          <section aria-label={texts.switches}>
            <h2 className="mb-3 text-xl">{texts.switches}</h2>
            <Rows>
              {data.settings.map((setting) => (
                <li key={setting.key} className="py-4">
                  {typeof setting.value === 'boolean' ? (
                    <SettingSwitch name={setting.key} on={setting.value} />
                  ) : (
                    <SettingField setting={setting} value={setting.value} />
                  )}
                  <SettingHistory kind="setting" name={setting.key} />
                </li>
              ))}
            </Rows>
          </section>
          <FeaturePrices features={data.features} />
          <Retention retention={data.retention} />
        </div>
      )}
    </Page>
  );
}
