import { useId } from 'react';
import { apiKeyScopes } from '#contract/api-key-scopes.ts';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { EntryList } from '#web/list/entry-list.tsx';
import { Row } from '#web/list/rows.tsx';
import { useRemoval } from '#web/list/use-removal.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/states.tsx';
import { type ApiKey, revokeApiKey } from '../contract.ts';
import { texts } from './texts.ts';
import type { useApiKeys } from './use-api-keys.ts';

const words = texts.list;

/** The keys with their permissions and last use; an expired one is removed without confirmation. */
export function KeyList({ keys, failed, loading, reload }: ReturnType<typeof useApiKeys>) {
  const titleId = useId();
  const removal = useRemoval({
    keyOf: ({ id }: ApiKey) => id,
    remove: ({ id }) => call(revokeApiKey, { params: { id } }),
    onSettled: reload,
    done: ({ expired }) => (expired ? words.removed : words.revoked),
    failed: (error) => shownMessage(error, words.revokeFailed),
  });

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-5 text-xl">
        {words.title}
      </h2>
      <EntryList
        entries={keys}
        failure={failed && { message: words.failed, retrying: loading, onRetry: () => void reload() }}
        loading={<Loading rows={2} rowHeight={88} label={words.loading} />}
        empty={<p className="text-sm text-muted">{words.none}</p>}
        row={(key) => (
          <Row
            key={key.id}
            actions={
              <Button
                variant="secondary"
                size="small"
                busy={removal.of(key).busy}
                aria-label={(key.expired ? words.removeOf : words.revokeOf)(key.name)}
                onClick={() => (key.expired ? removal.remove(key) : removal.of(key).onRemove())}
              >
                {key.expired ? words.remove : words.revoke}
              </Button>
            }
          >
            <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere" dir="auto">
              {key.name}
              {key.expired && <Badge tone="warn">{words.expired}</Badge>}
            </p>
            <p className="text-muted">
              <code className="font-mono text-xs">{key.prefix}…</code> ·{' '}
              {key.scopes.map((scope) => apiKeyScopes[scope].label).join(', ')}
            </p>
            <p className="text-muted">
              {words.created(formatDate(key.created_at))},{' '}
              {key.last_used_at
                ? words.lastUsed(formatDateTime(key.last_used_at), key.last_used_block)
                : words.neverUsed}
              {'. '}
              {(key.expired ? words.expiredOn : words.expires)(formatDate(key.expires_at))}
            </p>
          </Row>
        )}
      />
      <AlertDialog {...removal.dialog} title={words.questionTitle} confirmText={words.revoke} danger>
        {removal.asked && words.question(removal.asked.name)}
      </AlertDialog>
    </section>
  );
}
