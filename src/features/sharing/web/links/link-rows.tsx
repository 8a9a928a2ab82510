import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Row, Rows } from '#web/list/rows.tsx';
import { useRemoval } from '#web/list/use-removal.ts';
import { Button } from '#web/ui/button.tsx';
import { revokeShareLink, type ShareLink } from '../../contract.ts';
import { texts } from './texts.ts';

const words = texts.list;

/** Share links with expiry and number of visits; each can be revoked. */
export function LinkRows({ links, titled, reload }: LinkRowsProps) {
  const removal = useRemoval({
    keyOf: ({ id }: ShareLink) => id,
    remove: ({ id }) => call(revokeShareLink, { params: { id } }),
    onSettled: reload,
    done: ({ expired }) => (expired ? words.removed : words.revoked),
    failed: (error) => shownMessage(error, words.revokeFailed),
  });

  return (
    <Rows>
      {links.map((link) => {
        const facts = factsOf(link);
        return (
          <Row
            key={link.id}
            actions={
              <Button
                variant="secondary"
                size="small"
                busy={removal.of(link).busy}
                aria-label={words.revokeOf(titled ? `${link.title}, ${facts}` : facts)}
                onClick={() => removal.remove(link)}
              >
                {link.expired ? words.remove : words.revoke}
              </Button>
            }
          >
            {titled && (
              <p dir="auto" className="font-medium wrap-anywhere">
                {link.title}
              </p>
            )}
            <p className="text-muted">{facts}</p>
          </Row>
        );
      })}
    </Rows>
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
