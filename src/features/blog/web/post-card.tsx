import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { PostSummary } from '../contract/posts.ts';
import { Cover } from './cover.tsx';
import { PostDate } from './post-date.tsx';
import { texts } from './texts.ts';

/** One post of the list; the whole card is clickable, and its title is the link. */
export function PostCard({ post, eager }: { post: PostSummary; eager: boolean }) {
  return (
    <article className="group relative flex flex-col">
      <Cover post={post} eager={eager} />
      <p className="mt-4 flex flex-wrap gap-x-2 text-xs text-muted">
        <PostDate iso={post.published_at} />
        {post.category && (
          <>
            <span aria-hidden="true">·</span>
            <span>{post.category.name}</span>
          </>
        )}
      </p>
      <h2 className="mt-2 text-xl text-pretty">
        <Link
          to={`/blog/${post.slug}`}
          className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
        >
          {post.title}
        </Link>
      </h2>
      {post.summary && <p className="mt-2 line-clamp-2 font-serif text-muted">{post.summary}</p>}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-4 text-sm">
        <span className="text-muted">
          {texts.list.by} {post.author_name}
        </span>
        <span aria-hidden="true" className="inline-flex items-center gap-1.5 font-medium text-accent">
          {texts.list.readMore}
          <ArrowRight className="size-4 transition-transform group-hover:translate-x-0.5" />
        </span>
      </p>
    </article>
  );
}

/** A placeholder of the same height while the posts load. */
export function PostCardSkeleton() {
  return (
    <div className="flex flex-col">
      <div className="skeleton aspect-3/2 w-full" />
      <div className="skeleton mt-4 h-4 w-2/5" />
      <div className="skeleton mt-2 h-[1.875rem] w-4/5" />
      <div className="skeleton mt-2 h-12 w-full" />
      <div className="skeleton mt-4 h-5 w-1/3" />
    </div>
  );
}
