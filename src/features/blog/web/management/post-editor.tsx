import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useSession } from '#web/lib/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { Unloaded } from '#web/ui/unloaded.tsx';
import { type ManagedPost, readManagedPost, readNewPost, type WorkingCopy } from '../../contract/management.ts';
import { slugOf } from '../../slug-of.ts';
import { CategoryField } from './category-field.tsx';
import { ContentField } from './content-field.tsx';
import { FeaturedFields } from './featured-fields.tsx';
import { Notices } from './notices.tsx';
import { PublicationFields } from './publication-fields.tsx';
import { RevisionsPanel } from './revisions-panel.tsx';
import { texts as allTexts } from './texts.ts';
import { usePostForm } from './use-post-form.ts';

const texts = allTexts.editor;

/** The form of a post, saved or new, with its author's unsaved changes if there are any. */
export function PostEditor({ post: wanted, gone, onCreated }: PostEditorProps) {
  const query = useQuery<Opened>({
    queryKey: ['admin', 'blog-editor', wanted],
    queryFn: async ({ signal }) => {
      if (wanted !== 'new') return call(readManagedPost, { params: { id: wanted }, signal });
      const { working_copy } = await call(readNewPost, { signal });
      return { post: null, working_copy, others: [] };
    },
    // A refetch must not replace text being edited; opening the editor always fetches.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
  });
  if (!query.data) return <Unloaded query={query} message={texts.failed} rows={7} rowHeight={72} />;
  return (
    <PostForm
      key={`${wanted} ${query.dataUpdatedAt}`}
      opened={query.data}
      gone={gone}
      onCreated={onCreated}
      onReload={() => void query.refetch()}
    />
  );
}

export interface PostEditorProps {
  /** Its id, or 'new'. */
  readonly post: string;
  readonly gone: boolean;
  readonly onCreated: (id: string) => void;
}

interface Opened {
  readonly post: ManagedPost | null;
  readonly working_copy: WorkingCopy | null;
  readonly others: readonly { readonly username: string }[];
}

function PostForm({ opened, gone, onCreated, onReload }: PostFormProps) {
  const { post, working_copy: copy, others } = opened;
  const { user } = useSession();
  const [id] = useState(() => post?.id ?? copy?.post_id ?? crypto.randomUUID());
  const state = usePostForm({
    id,
    post,
    copy,
    author: user?.username ?? '',
    gone,
    onSaved: () => onCreated(id),
    onDiscarded: onReload,
  });
  const { form, change, errors, saved, dirty, saving, kept } = state;
  return (
    <form
      noValidate
      method="post"
      aria-label={saved ? texts.edit : texts.create}
      onSubmit={(event) => {
        event.preventDefault();
        state.save();
      }}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl">{saved ? texts.edit : texts.create}</h2>
        {saved && <span className="text-xs text-muted">{texts.version(saved.version)}</span>}
      </div>
      <Notices state={state} resumedFrom={copy?.updated_at ?? null} others={others.map(({ username }) => username)} />
      <Field
        label={texts.title}
        error={errors.title}
        {...(saved || slugOf(form.title) === '' ? {} : { hint: texts.address(slugOf(form.title)) })}
      >
        <Input value={form.title} maxLength={200} onChange={(event) => change({ title: event.target.value })} />
      </Field>
      {saved && (
        <Field label={texts.slug} error={errors.slug} hint={texts.slugHint}>
          <Input
            value={form.slug}
            maxLength={100}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => change({ slug: event.target.value })}
          />
        </Field>
      )}
      <Field label={texts.summary} error={errors.summary} optional>
        <Textarea
          rows={2}
          value={form.summary}
          maxLength={500}
          onChange={(event) => change({ summary: event.target.value })}
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CategoryField
          value={form.category_id}
          onChange={(category_id) => change({ category_id })}
          error={errors.category_id}
        />
        <Field label={texts.author} error={errors.author_name}>
          <Input
            value={form.author_name}
            maxLength={100}
            onChange={(event) => change({ author_name: event.target.value })}
          />
        </Field>
        <PublicationFields
          form={form}
          change={change}
          publishedAt={saved?.published_at ?? null}
          error={errors.publish_at ?? errors['publication.at']}
        />
      </div>
      <FeaturedFields form={form} change={change} error={errors.featured_image} />
      <ContentField value={form.content} onChange={(content) => change({ content })} error={errors.content} />
      <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-2 py-3">
        <Button type="submit" busy={saving} busyText={texts.saving}>
          {texts.save}
        </Button>
        <p role="status" className="text-xs text-muted">
          {dirty && (kept === 'failed' ? texts.notKept : kept ? texts.kept(formatDateTime(kept)) : texts.unsaved)}
        </p>
      </div>
      {saved && (
        <RevisionsPanel id={id} version={saved.version} content={form.content} dirty={dirty} onRestored={onReload} />
      )}
    </form>
  );
}

interface PostFormProps extends Pick<PostEditorProps, 'gone' | 'onCreated'> {
  readonly opened: Opened;
  readonly onReload: () => void;
}
