import { useShell } from '#web/lib/shell.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { StructuredData } from '#web/ui/structured-data.tsx';
import type { ShownPost } from '../contract/posts.ts';
import { isElsewhere, pictureSources } from './cover.tsx';
import { describePost } from './describe-post.ts';
import { PostDate } from './post-date.tsx';
import { PostStyles } from './post-styles.tsx';
import { texts } from './texts.ts';

/** A post like a journal page: facts in the margin, the text in a readable width. */
export function PostArticle({ post }: { post: ShownPost }) {
  const { appUrl, brand } = useShell();
  return (
    <article className="mx-auto w-full max-w-[72rem] px-4 pt-8 sm:px-8 sm:pt-12">
      <PostStyles math={post.has_math} />
      <StructuredData data={describePost(post, { appUrl, brand })} />
      <header className="border-b border-line pb-8 sm:pb-10 lg:pl-[15rem]">
        <BackLink to="/blog">{texts.post.back}</BackLink>
        <h1 dir="auto" className="mt-5 max-w-[30ch] text-3xl sm:text-4xl">
          {post.title}
        </h1>
        {post.summary && (
          <p dir="auto" className="mt-5 max-w-[38rem] font-serif text-lg text-muted sm:text-xl">
            {post.summary}
          </p>
        )}
      </header>
      <div className="grid gap-x-12 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <Margin post={post} />
        <div className="min-w-0">
          <Featured post={post} />
          <div
            className="prose-house post-text"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server's one pipeline.
            dangerouslySetInnerHTML={{ __html: post.html }}
          />
          <footer className="mt-14 max-w-[38.25rem] border-t border-line pt-6">
            <BackLink to="/blog">{texts.post.back}</BackLink>
          </footer>
        </div>
      </div>
    </article>
  );
}

/** Facts about the post: in the margin on wide screens, otherwise in one line above the text. */
function Margin({ post }: { post: ShownPost }) {
  const facts = 'not-last:after:ml-2 not-last:after:content-["·"] lg:not-last:after:content-none';
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1 py-5 text-sm text-muted lg:flex-col lg:gap-y-2.5 lg:py-10">
      <li className={`${facts} font-medium text-ink`}>{post.author_name}</li>
      <li className={facts}>
        <PostDate iso={post.published_at} />
      </li>
      {post.category && <li className={facts}>{post.category.name}</li>}
      <li className={facts}>{texts.post.minutes(post.reading_minutes)}</li>
    </ul>
  );
}

function Featured({ post }: { post: ShownPost }) {
  const { featured_image: source, featured_image_alt: alt, featured_image_size: size } = post;
  if (!source) return <div className="lg:pt-10" />;
  return (
    <img
      src={source}
      {...pictureSources(source, size)}
      sizes="(min-width: 64rem) 52rem, 92vw"
      alt={alt}
      fetchPriority="high"
      {...(isElsewhere(source) ? { referrerPolicy: 'no-referrer' } : {})}
      className="mb-8 max-h-[32rem] w-full rounded-sheet border border-line bg-wash object-cover sm:mb-10 lg:mt-10"
    />
  );
}

/** A placeholder while the post loads. */
export function PostSkeleton() {
  return (
    <div
      role="status"
      aria-label={texts.post.loading}
      className="mx-auto w-full max-w-[72rem] px-4 pt-8 sm:px-8 sm:pt-12"
    >
      <div className="border-b border-line pb-8 sm:pb-10 lg:pl-[15rem]">
        <div className="skeleton h-6 w-28" />
        <div className="skeleton mt-5 h-[3.375rem] w-full max-w-[34rem]" />
        <div className="skeleton mt-5 h-14 w-full max-w-[38rem]" />
      </div>
      <div className="grid gap-x-12 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <div className="py-5 lg:py-10">
          <div className="skeleton h-5 w-36" />
        </div>
        <div className="flex max-w-[40rem] flex-col gap-3 lg:pt-10">
          {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-7/12'].map((width, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
            <div key={line} className={`skeleton h-5 ${width}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
