import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'radix-ui';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useEdit } from '#web/lib/use-edit.ts';
import { Rows } from '#web/list/rows.tsx';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import { type AdminFeature, changeFeature, type FeatureChange, priceField } from '../../contract/settings.ts';
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
      <Rows>
        {features.map((feature) => (
          <FeatureLine key={feature.slug} feature={feature} />
        ))}
      </Rows>
    </section>
  );
}

function FeatureLine({ feature }: { feature: AdminFeature }) {
  const client = useQueryClient();
  const priceEdit = useEdit(String(feature.credit_cost));
  const activeEdit = useEdit(feature.is_active);
  const startEdit = useEdit('');
  const { value: price } = priceEdit;
  const { value: active } = activeEdit;
  const { value: start } = startEdit;
  const parsed = priceField.safeParse(price.trim() === '' ? Number.NaN : Number(price));
  const repriced = price !== String(feature.credit_cost);
  const changed = repriced || active !== feature.is_active;
  const problem = !parsed.success
    ? texts.priceInvalid
    : repriced && start !== '' && start <= new Date().toISOString().slice(0, 10)
      ? texts.startInvalid
      : null;
  const remark = feature.awaits_tool ? texts.noTool : feature.is_workflow ? texts.part : null;

  const saving = useMutation({
    mutationFn: async (body: FeatureChange) => {
      await call(changeFeature, { params: { slug: feature.slug }, body });
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
          if (!parsed.success || problem !== null || !changed) return;
          const { credit_cost } = feature;
          saving.mutate(
            repriced && start !== ''
              ? { credit_cost, is_active: active, next_price: { credit_cost: parsed.data, from: start } }
              : { credit_cost: parsed.data, is_active: active },
            {
              onSuccess: () => {
                priceEdit.settle(price);
                activeEdit.settle(active);
                startEdit.settle(start);
              },
            },
          );
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
              onChange={(event) => priceEdit.change(event.target.value)}
              autoComplete="off"
              className="text-right tabular-nums"
            />
          </span>
          {texts.credits}
        </span>
        {repriced && (
          <span className="flex items-center gap-2 text-sm text-muted">
            {texts.start}
            <Input
              type="date"
              aria-label={texts.startOf(feature.name)}
              value={start}
              onChange={(event) => startEdit.change(event.target.value)}
            />
          </span>
        )}
        <span className="flex items-center gap-2 text-sm text-muted">
          <Switch.Root
            aria-label={texts.offerOf(feature.name)}
            checked={active}
            disabled={feature.awaits_tool}
            onCheckedChange={activeEdit.change}
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
          disabled={!changed || problem !== null}
        >
          {texts.save}
        </Button>
        {problem !== null && (
          <p role="alert" className="w-full text-xs text-bad">
            {problem}
          </p>
        )}
      </form>
      {feature.next_price && (
        <p className="mt-1 text-sm">
          {texts.scheduled(feature.next_price.credit_cost, formatDay(feature.next_price.from))}{' '}
          <button
            type="button"
            className="text-accent underline underline-offset-4"
            disabled={busy}
            onClick={() =>
              saving.mutate({ credit_cost: feature.credit_cost, is_active: feature.is_active, next_price: null })
            }
          >
            {texts.keep}
            <span className="sr-only"> {texts.keepOf(feature.name)}</span>
          </button>
        </p>
      )}
      <SettingHistory kind="feature" name={feature.slug} />
    </li>
  );
}
