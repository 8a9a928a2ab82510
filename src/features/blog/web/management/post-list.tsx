import { Pencil, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { call } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { EntryList } from '#web/list/entry-list.tsx';
import { useServerList } from '#web/list/use-server-list.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState, Loading } from '#web/ui/states.tsx';
import { listManagedPosts, type ManagedRow, managedPageSize, managedSorts } from '../../contract/management.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.list;

/** All posts with title, creation date and status, searched, sorted and paged by the server. */
export function PostList({ current, onDelete }: PostListProps) {
  const [shown, change] = useListAddress({ search: '', sort: 'created_at', order: 'desc' });
  const query = {
    search: shown.search,
    sort: managedSorts.find((one) => one === shown.sort) ?? 'created_at',
    order: shown.order === 'asc' ? 'asc' : 'desc',
    page: shown.page,
  } as const;
  const list = useServerList({
    queryKey: ['admin', 'blog-posts', query],
    load: (signal) => call(listManagedPosts, { query, signal }),
    page: shown.page,
    pageSize: managedPageSize,
    onPageChange: (page) => change({ page }),
    failed: texts.failed,
  });
  return (
    <div className="flex flex-col gap-4">
      <SearchBox value={shown.search} placeholder={texts.search} onSearch={(search) => change({ search })} />
      <Select
        aria-label={texts.order}
        value={`${query.sort} ${query.order}`}
        onChange={(event) => {
          const [sort = '', order = ''] = event.target.value.split(' ');
          change({ sort, order });
        }}
      >
        {Object.entries(texts.orders).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <EntryList
        {...list.states}
        entries={list.data?.posts}
        busy={list.busy}
        loading={<Loading rows={8} rowHeight={64} />}
        empty={<EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
        row={(post) => (
          <PostRow key={post.id} post={post} current={post.id === current} onDelete={() => onDelete(post)} />
        )}
      />
    </div>
  );
}

interface PostListProps {
  /** Id of the post that is being edited. */
  readonly current: string | undefined;
  readonly onDelete: (post: ManagedRow) => void;
}

function PostRow({ post, current, onDelete }: { post: ManagedRow; current: boolean; onDelete: () => void }) {
  const { search } = useLocation();
  const to = { pathname: `/admin/blog/${post.id}`, search };
  const scheduled = post.published_at !== null && Date.parse(post.published_at) > Date.now();
  return (
    <li className={classNames('flex items-start gap-1 py-3', current && 'border-l-2 border-l-accent pl-3')}>
      <div className="min-w-0 flex-1">
        <Link to={to} aria-current={current ? 'page' : undefined} className="font-medium wrap-anywhere hover:underline">
          {post.title}
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-2 text-xs text-muted">
          <time dateTime={post.created_at}>{formatDate(post.created_at)}</time>
          <Badge tone={scheduled ? 'warn' : tones[post.status]}>{scheduled ? texts.scheduled : post.status}</Badge>
          {post.category && <span>{post.category.name}</span>}
        </div>
      </div>
      <Link to={to} aria-label={texts.edit(post.title)} className={buttonStyle('quiet', 'icon')}>
        <Pencil aria-hidden="true" className="size-4!" />
      </Link>
      <button
        type="button"
        aria-label={texts.delete(post.title)}
        onClick={onDelete}
        className={classNames(buttonStyle('quiet', 'icon'), 'text-bad')}
      >
        <Trash2 aria-hidden="true" className="size-4!" />
      </button>
    </li>
  );
}

const tones: Record<ManagedRow['status'], BadgeTone> = { draft: 'neutral', published: 'good', archived: 'neutral' };
