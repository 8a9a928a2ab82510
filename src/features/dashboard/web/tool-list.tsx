import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { type Feature, listFeatures } from '#contract/features.ts';
import { FavoriteToggle } from '#features/favorites/web/index.ts';
import { call } from '#web/lib/api.ts';
import { Rows } from '#web/list/rows.tsx';
import { CostBadge } from '#web/ui/cost-badge.tsx';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { byCategory, type Category } from './categories.ts';
import { CategoryIcon } from './category-icon.tsx';
import { texts } from './texts.ts';

/** Every active tool by category, each as a line that opens it, with cost and star at the right. */
export function ToolList() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <h2 id={headingId} className="mb-4 text-xl">
        {texts.tools.title}
      </h2>
      <Tools />
    </section>
  );
}

function Tools() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['features'],
    queryFn: ({ signal }) => call(listFeatures, { signal }),
    staleTime: 60_000,
  });
  if (data === undefined && error) {
    return <ErrorState message={error.message} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  // As high as the loaded list, including its gaps.
  if (data === undefined) return <Loading rows={5} rowHeight={102} label={texts.tools.loading} />;
  if (data.features.length === 0)
    return <EmptyState title={texts.tools.emptyTitle}>{texts.tools.emptyText}</EmptyState>;
  return (
    <div className="flex flex-col gap-10">
      {byCategory(data.features).map((category) => (
        <CategorySection key={category.id} category={category} />
      ))}
    </div>
  );
}

function CategorySection({ category }: { category: Category<Feature> }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-x-10 gap-y-1 md:grid-cols-[10rem_minmax(0,1fr)]">
      <h3 id={headingId} className="flex items-center gap-2.5 self-start py-2 text-base md:py-4">
        <CategoryIcon category={category.id} />
        {category.title}
      </h3>
      <Rows>
        {category.features.map((feature) => (
          <li key={feature.slug} className="flex items-start gap-1 sm:gap-3">
            <Link
              to={`/${feature.slug}`}
              className="group -ml-2 flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-1 rounded-control py-4 pr-1 pl-2"
            >
              <span className="min-w-0 flex-1 basis-60">
                <span className="flex items-baseline gap-3">
                  <span className="font-serif text-lg group-hover:text-accent">{feature.name}</span>
                  <span
                    aria-hidden="true"
                    className="mb-1 hidden min-w-6 flex-1 border-b border-dotted border-control transition-colors group-hover:border-accent sm:block"
                  />
                </span>
                <span className="mt-0.5 block text-sm text-muted">{feature.description}</span>
              </span>
              <CostBadge credits={feature.credit_cost} />
            </Link>
            <span className="py-2.5">
              <FavoriteToggle feature={feature} />
            </span>
          </li>
        ))}
      </Rows>
    </section>
  );
}
