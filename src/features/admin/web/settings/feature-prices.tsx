import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'radix-ui';
import { useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { type AdminFeature, changeFeature, priceField } from '../../contract.ts';
import { texts as allTexts } from '../texts.ts';
import { SettingHistory } from './setting-history.tsx';
import { switchStyle, thumbStyle } from './switch-style.ts';

const texts = allTexts.settings;

/** One line per feature; each is saved separately. */
export function FeaturePrices({ features }: { features: readonly AdminFeature[] }) {
  return (
    <section aria-label={texts.features}>
      <h2 className="text-xl">{texts.features}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{texts.featuresAbout}</p>
      <ul className="divide-y divide-line border-y border-line">
        {features.map((feature) => (
          <FeatureLine key={`${feature.slug} ${feature.credit_cost} ${feature.is_active}`} feature={feature} />
        ))}
      </ul>
    </section>
  );
}

function FeatureLine({ feature }: { feature: AdminFeature }) {
  const client = useQueryClient();
  const [price, setPrice] = useState(String(feature.credit_cost));
  const [active, setActive] = useState(feature.is_active);
  const parsed = priceField.safeParse(price.trim() === '' ? Number.NaN : Number(price));
  const changed = price !== String(feature.credit_cost) || active !== feature.is_active;
  const remark = feature.awaits_tool ? texts.noTool : feature.is_workflow ? texts.part : null;

  const saving = useMutation({
    mutationFn: async (credit_cost: number) => {
      await call(changeFeature, { params: { slug: feature.slug }, body: { credit_cost, is_active: active } });
      toast.success(texts.saved(feature.name));
      await client.invalidateQueries({ queryKey: ['admin', 'setting-history'] });
      await client.invalidateQueries({ queryKey: ['admin', 'settings'] });
    },
    onError: (failure) => toast.error(shownMessage(failure, texts.notSaved)),
  });
  const busy = saving.isPending;

  return (
    <li className="py-3">
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (parsed.success && changed) saving.mutate(parsed.data);
        }}
        className="flex flex-wrap items-center gap-x-6 gap-y-3"
      >
        <span className="min-w-0 flex-1 basis-56">
          <span className="block font-medium">{feature.name}</span>
          <span className="block text-xs text-muted">
            {feature.slug}
            {remark && ` · ${remark}`}
          </span>
        </span>
        <span className="flex items-center gap-2 text-sm text-muted">
          <span className="w-24">
            <Input
              type="number"
              min={0}
              step={1}
              inputMode="numeric"
              aria-label={texts.priceOf(feature.name)}
              aria-invalid={parsed.success ? undefined : true}
              title={parsed.success ? undefined : texts.priceInvalid}
              value={price}
              onChange={(event) => setPrice(event.target.value)}
              autoComplete="off"
              className="text-right tabular-nums"
            />
          </span>
          {texts.credits}
        </span>
        <span className="flex items-center gap-2 text-sm text-muted">
          <Switch.Root
            aria-label={texts.offerOf(feature.name)}
            checked={active}
            disabled={feature.awaits_tool}
            onCheckedChange={setActive}
            className={switchStyle}
          >
            <Switch.Thumb className={thumbStyle} />
          </Switch.Root>
          {texts.columns.active}
        </span>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          className={changed ? undefined : 'max-sm:hidden'}
          aria-label={texts.saveOf(feature.name)}
          busy={busy}
          disabled={!changed || !parsed.success}
        >
          {texts.save}
        </Button>
        {!parsed.success && (
          <p role="alert" className="w-full text-xs text-bad">
            {texts.priceInvalid}
          </p>
        )}
      </form>
      <SettingHistory kind="feature" name={feature.slug} />
    </li>
  );
}
