import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { type Feature, listFeatures } from '../../../contract/features.ts';
import { call } from '../../../web/lib/api.ts';
import { CostBadge } from '../../../web/ui/cost-badge.tsx';
import { EmptyState, ErrorState, Loading } from '../../../web/ui/states.tsx';
import { byCategory, type Category } from './categories.ts';
import { CategoryIcon } from './category-icon.tsx';

/** Every active tool by category, each a line that opens it, its cost at the right edge. */
export function ToolList() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['features'],
    queryFn: ({ signal }) => call(listFeatures, { signal }),
    staleTime: 60_000,
  });
  if (data === undefined && error) {
    return <ErrorState message={error.message} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Loading rows={5} rowHeight={72} label="Loading tools…" />;
  if (data.features.length === 0)
    return <EmptyState title="No tools yet">Tools appear here as soon as they are ready.</EmptyState>;
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
      <ul className="divide-y divide-line border-y border-line">
        {category.features.map((feature) => (
          <li key={feature.slug}>
            <Link to={`/${feature.slug}`} className="group -mx-2 flex items-baseline gap-4 rounded-control px-2 py-4">
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-3">
                  <span className="font-serif text-lg group-hover:text-accent">{feature.name}</span>
                  <span
                    aria-hidden="true"
                    className="mb-1 hidden min-w-6 flex-1 border-b border-dotted border-control transition-colors group-hover:border-accent sm:block"
                  />
                </span>
                <span className="mt-0.5 block text-sm text-muted">{feature.description}</span>
              </span>
              <span className="shrink-0">
                <CostBadge credits={feature.credit_cost} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
