import { Rss } from 'lucide-react';
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useSearchParams } from 'react-router';
import { call } from '#web/lib/api.ts';
import { describePage } from '#web/lib/describe-page.ts';
import { useShell } from '#web/lib/shell.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { listPosts, type PostList, postsOnPage } from '../../contract/posts.ts';
import { blogContext } from '../blog-context.ts';
import { CachedContent } from '../cached-content.tsx';
import { PostCard, PostCardSkeleton } from '../post-card.tsx';
import { texts } from '../texts.ts';
import { usePublicContent } from '../use-public-content.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  try {
    const list = await context.get(blogContext).list(sliceOf(page));
    const last = Math.max(1, Math.ceil(list.total / postsOnPage));
    if (page > last) return redirect(pathOf(last));
    return { list };
  } catch {
    return data({ list: null }, { status: 500 });
  }
}

/** After client-side navigation, the list is shown from the cache and fetched again. */
export function clientLoader() {
  return { list: undefined };
}

export function meta(page: MetaArgs) {
  const number = pageOf(new URLSearchParams(page.location.search));
  return describePage(page, (brand) => ({
    title: `${texts.list.title}${number > 1 ? `, ${texts.list.page(number).toLowerCase()}` : ''} · ${brand.name}`,
    description: texts.list.description.replace('{brand}', brand.name),
    path: pathOf(number),
    image: { path: '/share/pages/blog.png', alt: texts.list.line },
    feed: true,
  }));
}

/** Without posts there is a button to try again. */
export const handle: PageHandle = { static: (sent) => Boolean((sent as { list: unknown } | undefined)?.list) };

export default function Blog() {
  const { settings, brand } = useShell();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const line = settings.underConstruction ? texts.list.underConstructionLine : texts.list.line;
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 pt-8 sm:px-8 sm:pt-14">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b border-line pb-8 sm:mb-12">
        <div>
          <h1 className="text-3xl sm:text-4xl">
            {settings.underConstruction ? texts.list.underConstruction : texts.list.title}
          </h1>
          <p className="mt-4 max-w-[38rem] font-serif text-lg text-muted">{line.replace('{brand}', brand.name)}</p>
        </div>
        <a
          href="/blog/rss.xml"
          className="inline-flex min-h-6 items-center gap-2 text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          <Rss aria-hidden="true" className="size-4 text-accent" />
          {texts.list.feed}
        </a>
      </header>
      <Posts key={page} page={page} />
    </div>
  );
}

function Posts({ page }: { page: number }) {
  const { list: sent } = useLoaderData<typeof clientLoader | typeof loader>();
  const {
    data: list,
    error,
    loading,
    retry,
  } = usePublicContent({
    kind: 'blog-posts',
    key: String(page),
    fits: (kept) => Array.isArray((kept as Partial<PostList> | undefined)?.posts),
    sent: sent ?? undefined,
    load: (signal) => call(listPosts, { query: sliceOf(page), signal }),
  });
  if (list === undefined && (error || sent === null)) {
    return <ErrorState message={texts.list.failed} retrying={loading} onRetry={retry} />;
  }
  if (list === undefined) {
    return (
      <div role="status" aria-label={texts.list.loading} className={grid}>
        {Array.from({ length: 6 }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are all alike and never move.
          <PostCardSkeleton key={card} />
        ))}
      </div>
    );
  }
  if (list.posts.length === 0) return <EmptyState title={texts.list.empty}>{texts.list.emptyText}</EmptyState>;
  return (
    <>
      <PostGrid list={list} page={page} />
      <CachedContent kind="blog-posts" name={String(page)} data={list} />
    </>
  );
}

function PostGrid({ list, page }: { list: PostList; page: number }) {
  return (
    <>
      <div className={grid}>
        {list.posts.map((post, at) => (
          <PostCard key={post.id} post={post} eager={at < 3} />
        ))}
      </div>
      <div className="mt-14">
        <Pagination page={page} pageSize={postsOnPage} total={list.total} pathOf={pathOf} label={texts.list.pages} />
      </div>
    </>
  );
}

const grid = 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

/** Pages count from 1; anything else means the first. */
function pageOf(search: URLSearchParams): number {
  const asked = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}

function sliceOf(page: number): { limit: number; offset: number } {
  return { limit: postsOnPage, offset: (page - 1) * postsOnPage };
}

function pathOf(page: number): string {
  return page === 1 ? '/blog' : `/blog?page=${page}`;
}
