import { useMutation } from '@tanstack/react-query';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { revokeShareLink, type ShareLink } from '../../contract.ts';
import { texts } from './texts.ts';

const words = texts.list;

/** Share links with expiry and number of visits; each can be revoked. */
export function LinkRows({ links, titled, reload }: LinkRowsProps) {
  const revoke = useMutation({
    mutationFn: ({ id }: ShareLink) => call(revokeShareLink, { params: { id } }),
    onSuccess: (_, { expired }) => toast.success(expired ? words.removed : words.revoked),
    onError: (failure) => toast.error(shownMessage(failure, words.revokeFailed)),
    onSettled: reload,
  });

  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {links.map((link) => {
        const facts = factsOf(link);
        return (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              {titled && (
                <p dir="auto" className="font-medium wrap-anywhere">
                  {link.title}
                </p>
              )}
              <p className="text-muted">{facts}</p>
            </div>
            <Button
              variant="secondary"
              size="small"
              busy={revoke.isPending && revoke.variables.id === link.id}
              aria-label={words.revokeOf(titled ? `${link.title}, ${facts}` : facts)}
              onClick={() => revoke.mutate(link)}
            >
              {link.expired ? words.remove : words.revoke}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface LinkRowsProps {
  readonly links: readonly ShareLink[];
  /** Whether each row names what it shares. */
  readonly titled: boolean;
  readonly reload: () => Promise<void>;
}

function factsOf({ expired, expires_at, has_password, openings, last_opened_at }: ShareLink): string {
  return [
    (expired ? words.expired : words.expires)(formatDateTime(expires_at)),
    ...(has_password ? [words.password] : []),
    words.openings(openings),
    ...(last_opened_at === null ? [] : [words.last(formatDateTime(last_opened_at))]),
  ].join(', ');
}
