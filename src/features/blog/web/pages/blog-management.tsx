import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { toast } from '#web/lib/toast.ts';
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
  const [asked, setAsked] = useState<ManagedRow | null>(null);
  const [gone, setGone] = useState<string | null>(null);

  // The editor's effects run first, so nothing unsaved is left here.
  useEffect(() => {
    if (gone !== null && gone === current) void navigate({ pathname: '/admin/blog', search });
  }, [gone, current, search, navigate]);

  const showCreated = useCallback(
    (id: string) => void navigate({ pathname: `/admin/blog/${id}`, search }, { replace: true }),
    [navigate, search],
  );

  async function remove({ id }: ManagedRow) {
    try {
      await call(deletePost, { params: { id } });
      setGone(id);
      toast.success(texts.deletion.done);
    } catch (failure) {
      toast.error(shownMessage(failure, texts.deletion.failed));
    }
    await client.invalidateQueries({ queryKey: ['admin', 'blog-posts'] });
  }

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
          <PostList current={current} onDelete={setAsked} />
        </section>
        <div className="min-w-0">
          {current ? (
            <PostEditor key={current} post={current} gone={gone === current} onCreated={showCreated} />
          ) : (
            <p className="text-sm text-muted max-lg:hidden">{texts.closed}</p>
          )}
        </div>
      </div>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={texts.deletion.title}
        confirmText={texts.deletion.confirm}
        danger
        onConfirm={() => asked && void remove(asked)}
      >
        <p>{texts.deletion.question}</p>
        {asked && <p className="mt-2 text-muted">{texts.deletion.about(asked.title)}</p>}
      </AlertDialog>
    </Page>
  );
}
