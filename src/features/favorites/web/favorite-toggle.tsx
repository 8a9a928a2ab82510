import { Star } from 'lucide-react';
import { buttonStyle } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { texts } from './texts.ts';
import { type FavoriteFeature, useFavorites } from './use-favorites.ts';

/** The star that makes a feature a favorite; disabled during a change, and until its state is known. */
export function FavoriteToggle({ feature }: { feature: FavoriteFeature }) {
  const { list, error, changing, toggle } = useFavorites();
  const favorite = list?.some(({ slug }) => slug === feature.slug) ?? false;
  const busy = changing === feature.slug;
  const locked = busy || (list === undefined && error === null);
  return (
    <button
      type="button"
      aria-label={texts.star(feature.name)}
      aria-pressed={favorite}
      aria-disabled={locked || undefined}
      aria-busy={busy || undefined}
      title={favorite ? texts.remove : texts.add}
      onClick={() => {
        if (!locked) void toggle(feature);
      }}
      className={classNames(buttonStyle('quiet', 'icon'), favorite ? 'text-accent!' : 'text-muted! hover:text-ink!')}
    >
      <Star aria-hidden="true" strokeWidth={1.5} fill={favorite ? 'currentColor' : 'none'} />
    </button>
  );
}
