import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { call } from '#web/lib/api.ts';
import { formatCredits, formatDateTime, formatNumber } from '#web/lib/format.ts';
import { Unloaded } from '#web/ui/unloaded.tsx';
import { readUser } from '../../contract/users.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.users.detail;

/** The expanded row of a user: account, latest runs and purchases, active sessions. */
export function UserDetail({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => call(readUser, { params: { id }, signal }),
  });
  if (!query.data) return <Unloaded query={query} message={texts.failed} rows={2} />;
  const { user, runs, purchases, sessions } = query.data;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-xs lg:col-span-3">
        <Fact name={texts.email}>{user.email_verified ? texts.verified : texts.unverified}</Fact>
        <Fact name={texts.logIn}>
          {user.has_password ? texts.password : texts.noPassword}
          {user.second_factor && ` ${texts.secondFactor}`}
        </Fact>
        <Fact name={texts.held}>{formatCredits(user.held)}</Fact>
        <Fact name={texts.id}>
          <span className="font-mono wrap-anywhere">{user.id}</span>
        </Fact>
      </dl>
      <List title={texts.runs} empty={texts.noRuns}>
        {runs.map((run) => (
          <Line key={run.id} aside={formatCredits(run.cost)}>
            <span className="block">
              {run.feature}, {run.state}
            </span>
            <When iso={run.created_at} />
          </Line>
        ))}
      </List>
      <List title={texts.purchases} empty={texts.noPurchases}>
        {purchases.map((purchase) => (
          <Line key={purchase.id} aside={formatNumber(purchase.amount)}>
            <span className="block">{purchase.description}</span>
            <When iso={purchase.created_at} />
          </Line>
        ))}
      </List>
      <List title={texts.sessions} empty={texts.noSessions}>
        {sessions.map((session) => (
          <Line key={session.id} aside={<span className="font-mono text-xs">{session.address_block}</span>}>
            <span className="block">{session.device}</span>
            <span className="text-xs text-muted">{texts.lastUsed(formatDateTime(session.last_used_at))}</span>
          </Line>
        ))}
      </List>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}:</dt>
      <dd>{children}</dd>
    </div>
  );
}

function List({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-sm">
        {title}
      </h2>
      {children.length === 0 ? (
        <p className="text-xs text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">{children}</ul>
      )}
    </section>
  );
}

function Line({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-3 py-1.5">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="shrink-0 text-muted tabular-nums">{aside}</span>
    </li>
  );
}

function When({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="text-xs text-muted">
      {formatDateTime(iso)}
    </time>
  );
}
