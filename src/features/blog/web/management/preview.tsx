import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { previewPost } from '../../contract/management.ts';
import { PostStyles } from '../post-styles.tsx';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.content;

/** The preview, shortly after typing; rendered like the public page. */
export function Preview({ content }: { content: string }) {
  const [asked, setAsked] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(content), 300);
    return () => clearTimeout(timer);
  }, [content]);
  const { data, error } = useQuery({
    queryKey: ['admin', 'blog-preview', asked],
    queryFn: ({ signal }) => call(previewPost, { body: { content: asked }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <section
      aria-label={texts.modes.preview}
      className="min-h-[400px] min-w-0 overflow-x-auto rounded-control border border-line bg-paper p-4"
    >
      {error && (
        <p role="alert" className="mb-3 text-sm text-bad">
          {shownMessage(error, texts.previewFailed)}
        </p>
      )}
      {content.trim() === '' && <p className="text-sm text-muted">{texts.emptyPreview}</p>}
      <PostStyles math={data?.has_math ?? false} />
      {data && (
        <div
          className="prose-house post-text"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server's one pipeline.
          dangerouslySetInnerHTML={{ __html: data.html }}
        />
      )}
    </section>
  );
}
