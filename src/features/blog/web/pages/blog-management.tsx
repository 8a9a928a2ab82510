import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useRemoval } from '#web/list/use-removal.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Page } from '#web/ui/page.tsx';
import { deletePost, type ManagedRow } from '../../contract/management.ts';
import { PostEditor } from '../management/post-editor.tsx';
import { PostList } from '../management/post-list.tsx';
import { texts } from '../management/texts.ts';

export const meta = pageTitle(texts.title);

/**
 * /admin/blog: the posts on the left, and the editor on the right: closed, with a new post (/admin/blog/new) or an
 * existing one (/admin/blog/<id>). Small screens show one of the two.
 */
export default function BlogManagement() {
  const { post: current } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [gone, setGone] = useState<string | null>(null);

  // The editor's effects run first, so nothing unsaved is left here.
  useEffect(() => {
    if (gone !== null && gone === current) void navigate({ pathname: '/admin/blog', search });
  }, [gone, current, search, navigate]);

  const showCreated = useCallback(
    (id: string) => void navigate({ pathname: `/admin/blog/${id}`, search }, { replace: true }),
    [navigate, search],
  );

  const removal = useRemoval({
    keyOf: ({ id }: ManagedRow) => id,
    remove: ({ id }) => call(deletePost, { params: { id } }),
    onRemoved: ({ id }) => setGone(id),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'blog-posts'] }),
    done: () => texts.deletion.done,
    failed: (error) => shownMessage(error, texts.deletion.failed),
  });

  const create = (
    <ButtonLink to={{ pathname: '/admin/blog/new', search }} icon={<Plus aria-hidden="true" />}>
      {texts.list.create}
    </ButtonLink>
  );
  return (
    <Page
      title={texts.title}
      meta={create}
      {...(current ? { back: { to: `/admin/blog${search}`, label: texts.allPosts } } : {})}
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <section aria-label={texts.allPosts} className={classNames('min-w-0', current && 'max-lg:hidden')}>
          <PostList current={current} onDelete={(post) => removal.of(post).onRemove()} />
        </section>
        <div className="min-w-0">
          {current ? (
            <PostEditor key={current} post={current} gone={gone === current} onCreated={showCreated} />
          ) : (
            <p className="text-sm text-muted max-lg:hidden">{texts.closed}</p>
          )}
        </div>
      </div>
      <AlertDialog {...removal.dialog} title={texts.deletion.title} confirmText={texts.deletion.confirm} danger>
        <p>{texts.deletion.question}</p>
        {removal.asked && <p className="mt-2 text-muted">{texts.deletion.about(removal.asked.title)}</p>}
      </AlertDialog>
    </Page>
  );
}
