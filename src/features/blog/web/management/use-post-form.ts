import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AppError, shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { useUnsavedChanges } from '#web/lib/unsaved-changes.ts';
import {
  dropWorkingCopy,
  keepWorkingCopy,
  type ManagedPost,
  readManagedPost,
  savePost,
  type WorkingCopy,
  type WorkingForm,
} from '../../contract/management.ts';
import { formOf, sameForm, savedForm } from './form-of.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.editor;

/**
 * The form of one post: saves a working copy shortly after typing, saves the post on request, and notices when someone
 * else has saved. `post` is null for a new one.
 */
export function usePostForm({ id, post, copy, author, gone, onSaved, onDiscarded }: PostFormOptions) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(post);
  const [blank] = useState(() => formOf(post, author));
  const [form, setForm] = useState(copy?.form ?? blank);
  const [base, setBase] = useState(copy?.base_version ?? post?.version ?? 0);
  const [newer, setNewer] = useState<Newer | null>(() =>
    post && copy && copy.base_version < post.version ? { by: post.saved_by, version: post.version } : null,
  );
  const [errors, setErrors] = useState<Errors>({});
  const { mutate: send, isPending: saving } = useMutation({
    mutationFn: async (sent: WorkingForm) => {
      await turn.current;
      const { slug } = sent;
      const body = { ...savedForm(sent), base_version: base, ...(saved === null ? {} : { slug }) };
      return await call(savePost, { params: { id }, body });
    },
    onSuccess: async ({ post: now }) => {
      setSaved(now);
      setForm(formOf(now));
      setBase(now.version);
      setNewer(null);
      setKept(null);
      setCreated(saved === null);
      toast.success(saved === null ? texts.created : texts.updated);
      await client.invalidateQueries({ queryKey: ['admin', 'blog-posts'] });
      await client.invalidateQueries({ queryKey: ['admin', 'blog-revisions', id] });
    },
    onError: async (failure) => {
      if (failure instanceof AppError && failure.fields) setErrors(failure.fields);
      if (failure instanceof AppError && failure.code === 'blog_post_changed') await reportConflict();
      toast.error(shownMessage(failure, texts.saveFailed));
    },
  });
  const [kept, setKept] = useState<Kept>(null);
  const baseline = saved === post ? blank : formOf(saved);
  const dirty = !gone && !sameForm(form, baseline);
  useUnsavedChanges(dirty);

  // After a save, earlier unsaved changes must not block navigation.
  const [created, setCreated] = useState(false);
  useEffect(() => {
    if (created && !dirty) onSaved();
  }, [created, dirty, onSaved]);

  const first = useRef(true);
  // Saving, discarding and storing working copies run one after another, so an older copy never arrives after a save.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (first.current || !dirty || saving) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => {
      turn.current = turn.current
        .then(() => call(keepWorkingCopy, { params: { id }, body: { base_version: base, form } }))
        .then(async ({ updated_at, version }) => {
          setKept(updated_at);
          if (version > base) await tellNewer();
        })
        .catch(() => setKept('failed'));
    }, 1_200);
    return () => clearTimeout(timer);

    async function tellNewer() {
      const { post: now } = await call(readManagedPost, { params: { id } });
      setNewer({ by: now.saved_by, version: now.version });
    }
  }, [form, base, dirty, saving, id]);

  function change(next: Partial<WorkingForm>) {
    setForm((before) => ({ ...before, ...next }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in next))));
  }

  function save() {
    if (saving) return;
    const missing = missingIn(form, saved === null);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    send(form);
  }

  async function reportConflict() {
    const now = await call(readManagedPost, { params: { id } }).catch(() => null);
    if (now) setNewer({ by: now.post.saved_by, version: now.post.version });
  }

  /** Discards unsaved changes, here and in the working copy, and shows the saved post. */
  async function discard() {
    setForm(baseline);
    await turn.current;
    await call(dropWorkingCopy, { params: { id } }).catch((failure: unknown) =>
      toast.error(shownMessage(failure, texts.saveFailed)),
    );
    onDiscarded();
  }

  /** The other author's save stays as a version; the next save is based on it. */
  function keepMine() {
    if (newer) setBase(newer.version);
    setNewer(null);
  }

  return { form, change, errors, saved, base, dirty, saving, kept, newer, save, discard, keepMine };
}

export interface PostFormOptions {
  readonly id: string;
  readonly post: ManagedPost | null;
  readonly copy: WorkingCopy | null;
  readonly author: string;
  /** It was deleted: there are no unsaved changes to lose. */
  readonly gone: boolean;
  /** A new post has its own address now. */
  readonly onSaved: () => void;
  readonly onDiscarded: () => void;
}

interface Newer {
  readonly by: string | null;
  readonly version: number;
}
type Errors = Readonly<Record<string, string>>;
/** When the working copy was last saved. */
type Kept = string | 'failed' | null;

function missingIn(form: WorkingForm, isNew: boolean): Errors {
  const names = ['title', 'author_name', ...(isNew ? [] : ['slug' as const])] as const;
  const missing: Record<string, string> = {};
  for (const name of names) if (form[name].trim() === '') missing[name] = texts.required[name];
  const scheduled = form.status === 'published' && form.publication === 'at';
  if (scheduled && form.publish_at === '') missing.publish_at = texts.required.publish_at;
  return missing;
}
