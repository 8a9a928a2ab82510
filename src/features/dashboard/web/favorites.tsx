import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { categoryOf } from '#contract/features.ts';
import { FavoriteToggle, useFavorites } from '#features/favorites/web/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { texts } from './texts.ts';

/** The user's favorite tools, newest first, each with a link to its page. */
export function FavoritesSection() {
  const headingId = useId();
  const { list, error, refreshing, refresh } = useFavorites();
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-xl">
          {texts.favorites.title}
        </h2>
        <Button
          variant="quiet"
          size="icon"
          aria-label={texts.favorites.refresh}
          icon={<RefreshCw aria-hidden="true" className="size-4!" />}
          onClick={() => void refresh()}
        />
      </div>
      <Content list={list} error={error} retrying={refreshing} onRetry={() => void refresh()} />
    </section>
  );
}

function Content({ list, error, retrying, onRetry }: ContentProps) {
  if (list === undefined && error) {
    return <ErrorState message={texts.favorites.failed} retrying={retrying} onRetry={onRetry} />;
  }
  if (list === undefined) {
    return (
      <div role="status" aria-label={texts.favorites.loading} className={gridStyle}>
        <span className="skeleton h-18 rounded-sheet" />
      </div>
    );
  }
  if (list.length === 0) {
    return (
      <p className="flex min-h-18 flex-col justify-center rounded-sheet border border-dashed border-control px-5 py-3">
        <span className="font-medium">{texts.favorites.emptyTitle}</span>
        <span className="text-sm text-muted">{texts.favorites.emptyText}</span>
      </p>
    );
  }
  return (
    <ul className={gridStyle}>
      {list.map((favorite) => (
        <li
          key={favorite.slug}
          className="relative flex min-h-18 items-center gap-3 rounded-sheet border border-line bg-raised py-2 pr-2 pl-4 transition-colors has-[a:hover]:border-accent"
        >
          <CategoryIcon category={categoryOf(favorite.group)} />
          <span className="min-w-0 flex-1 font-serif text-lg leading-snug">
            {favorite.available ? (
              // The link covers the whole card, below the star.
              <Link to={`/${favorite.slug}`} className="after:absolute after:inset-0 after:rounded-sheet">
                {favorite.name}
              </Link>
            ) : (
              <>
                <span className="text-muted">{favorite.name}</span>
                <span className="block font-sans text-xs text-muted">{texts.favorites.unavailable}</span>
              </>
            )}
          </span>
          <span className="relative">
            <FavoriteToggle feature={favorite} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ContentProps {
  readonly list: ReturnType<typeof useFavorites>['list'];
  readonly error: Error | null;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

const gridStyle = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';
