import { useEffect, useState } from 'react';
import { data, type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useParams } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { describePage, type PageOfRouter } from '#web/lib/describe-page.ts';
import { useShell } from '#web/lib/shell.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { MissingSheet } from '#web/ui/drawings.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { readPost, type ShownPost, shareImagePath } from '../../contract/posts.ts';
import { blogContext } from '../blog-context.ts';
import { CachedContent } from '../cached-content.tsx';
import { PostArticle, PostSkeleton } from '../post-article.tsx';
import { texts } from '../texts.ts';
import { usePublicContent } from '../use-public-content.ts';

/** `post` is the post, 'missing' or 'failed'; undefined if the page has to fetch it. */
interface Sent {
  readonly post: ShownPost | 'missing' | 'failed' | undefined;
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await context
    .get(blogContext)
    .find(params.slug ?? '')
    .catch(() => 'failed' as const);
  if (found === 'failed') return data<Sent>({ post: 'failed' }, { status: 500 });
  if (found === null) return data<Sent>({ post: 'missing' }, { status: 404 });
  if ('movedTo' in found) throw redirect(`/blog/${found.movedTo}`, 301);
  return data<Sent>({ post: drawnOnly(found.post) });
}

/** The text is in the document and isn't sent again as data: non-enumerable properties aren't serialized. */
function drawnOnly({ html, ...facts }: ShownPost): ShownPost {
  return Object.defineProperty(facts, 'html', { value: html }) as ShownPost;
}

/** The post of the document, with its text read from there. */
function ofDocument(post: ShownPost): ShownPost {
  if (post.html !== undefined) return post;
  return { ...post, html: document.querySelector('.post-text')?.innerHTML ?? '' };
}

/** After client-side navigation, the post is shown from the cache and fetched again. */
export function clientLoader(): Sent {
  return { post: undefined };
}

export function meta({ loaderData, ...page }: PageOfRouter & { loaderData: Sent | undefined }) {
  const post = loaderData?.post;
  if (post === 'missing' || post === 'failed') {
    return [
      { title: post === 'missing' ? texts.post.missing : texts.post.failed },
      { name: 'robots', content: 'noindex' },
    ];
  }
  if (!post) return [{ title: texts.list.title }];
  return describePage(page, (brand) => ({
    title: titleOf(post, brand.name),
    description: post.summary || texts.list.description.replace('{brand}', brand.name),
    type: 'article',
    path: `/blog/${post.slug}`,
    image: { path: shareImagePath(post), alt: post.title },
    article: {
      publishedAt: post.published_at,
      modifiedAt: post.updated_at,
      author: post.author_name,
      section: post.category?.name,
    },
    feed: true,
  }));
}

/** If the post could not be read, there is a button to try again. */
export const handle: PageHandle = { static: (sent) => (sent as Sent | undefined)?.post !== 'failed' };

export default function BlogPost() {
  const { slug = '' } = useParams();
  return <PostOfAddress key={slug} slug={slug} />;
}

function PostOfAddress({ slug }: { slug: string }) {
  const { post: sent } = useLoaderData<Sent>();
  const [drawn] = useState(() => (typeof sent === 'object' ? ofDocument(sent) : undefined));
  const { brand } = useShell();
  const navigate = useNavigate();
  const {
    data: post,
    error,
    loading,
    retry,
  } = usePublicContent({
    kind: 'blog-post',
    key: slug,
    fits: (kept) => typeof (kept as Partial<ShownPost> | undefined)?.html === 'string',
    sent: drawn,
    load: (signal) => call(readPost, { params: { slug }, signal }),
    enabled: sent !== 'missing',
  });

  useEffect(() => {
    if (!post) return;
    // The current address, if a link within the page led to an older one.
    if (post.slug !== slug) void navigate(`/blog/${post.slug}`, { replace: true });
    else document.title = titleOf(post, brand.name);
  }, [post, slug, brand.name, navigate]);

  if (sent === 'missing' || (error instanceof AppError && error.code === 'blog_post_not_found')) return <Missing />;
  if (post) {
    return (
      <>
        <PostArticle post={post} />
        <CachedContent kind="blog-post" name={slug} data={post} html=".post-text" />
      </>
    );
  }
  if (error || sent === 'failed') {
    return (
      <div className="mx-auto w-full max-w-[48rem] px-4 pt-8 sm:px-8 sm:pt-12">
        <h1 className="sr-only">{texts.list.title}</h1>
        <div className="mb-6">
          <BackLink to="/blog">{texts.post.back}</BackLink>
        </div>
        <ErrorState message={texts.post.failed} retrying={loading} onRetry={retry} />
      </div>
    );
  }
  return <PostSkeleton />;
}

function Missing() {
  return (
    <div className="mx-auto flex w-full max-w-[36rem] flex-col items-start px-4 py-16 sm:px-8 sm:py-24">
      <div className="mb-8 -ml-4">
        <MissingSheet />
      </div>
      <h1 className="text-3xl">{texts.post.missing}</h1>
      <p className="mt-3 text-muted">{texts.post.missingText}</p>
      <div className="mt-8">
        <ButtonLink to="/blog">{texts.post.back}</ButtonLink>
      </div>
    </div>
  );
}

function titleOf(post: ShownPost, brand: string): string {
  return `${post.title} · ${brand}`;
}
