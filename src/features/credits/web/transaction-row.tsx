import { Link } from 'react-router';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { CreditTransaction } from '../contract.ts';
import { texts } from './texts.ts';

/** One line: description, date and change in credits; a run's line links to its result. */
export function TransactionRow({ transaction }: { transaction: CreditTransaction }) {
  const { description, amount, created_at, status, held, owed, type } = transaction;
  const address = addressOf(transaction);
  const notes = [
    texts.line.types[type],
    status === 'held' && texts.line.held(held),
    status === 'released' && texts.line.released(held),
    owed > 0 && texts.line.owed(owed),
  ].filter(Boolean);
  return (
    <li className="flex items-baseline justify-between gap-6 py-3.5">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {address === null ? (
            description
          ) : (
            <Link
              to={address}
              className="underline decoration-line underline-offset-4 hover:text-accent hover:decoration-accent"
            >
              {description}
            </Link>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
          <time dateTime={created_at} className="tabular-nums">
            {formatDateTime(created_at)}
          </time>
          {notes.map((note) => (
            <span key={note as string}>{note}</span>
          ))}
        </p>
      </div>
      <p
        className={classNames(
          'shrink-0 text-lg tabular-nums',
          amount > 0 && 'text-good',
          status !== null && status !== 'charged' && 'text-muted',
        )}
      >
        {amount > 0 && '+'}
        {formatNumber(amount)}
        <span className="sr-only"> {texts.credits(amount)}</span>
      </p>
    </li>
  );
}

/** Links to a run's draft or report, or to the tool while it runs; null if there is nothing to open. */
function addressOf({ workflow, feature }: CreditTransaction): string | null {
  if (!workflow) return null;
  const { output, state } = workflow;
  if (output) return `${output.kind === 'draft' ? '/my-drafts' : '/my-reports'}/${encodeURIComponent(output.id)}`;
  return (state === 'queued' || state === 'running') && feature ? `/${feature.slug}` : null;
}
