import { useId, useState } from 'react';
import { apiKeyScopes } from '#contract/api-key-scopes.ts';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { type ApiKey, revokeApiKey } from '../contract.ts';
import { texts } from './texts.ts';
import type { useApiKeys } from './use-api-keys.ts';

const words = texts.list;

/** The keys with their permissions and last use; an expired one is removed without confirmation. */
export function KeyList({ keys, failed, loading, reload }: ReturnType<typeof useApiKeys>) {
  const titleId = useId();
  const [asked, setAsked] = useState<ApiKey | null>(null);

  async function revoke(key: ApiKey) {
    try {
      await call(revokeApiKey, { params: { id: key.id } });
      toast.success(key.expired ? words.removed : words.revoked);
    } catch (failure) {
      toast.error(shownMessage(failure, words.revokeFailed));
    }
    await reload();
  }

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-5 text-xl">
        {words.title}
      </h2>
      {keys === undefined ? (
        failed ? (
          <ErrorState message={words.failed} retrying={loading} onRetry={() => void reload()} />
        ) : (
          <Loading rows={2} rowHeight={88} label={words.loading} />
        )
      ) : keys.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {keys.map((key) => (
            <li key={key.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 text-sm">
              <div className="min-w-0">
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
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={(key.expired ? words.removeOf : words.revokeOf)(key.name)}
                onClick={() => (key.expired ? void revoke(key) : setAsked(key))}
              >
                {key.expired ? words.remove : words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={words.questionTitle}
        confirmText={words.revoke}
        danger
        onConfirm={() => asked && void revoke(asked)}
      >
        {asked && words.question(asked.name)}
      </AlertDialog>
    </section>
  );
}
