import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Unloaded } from '#web/ui/unloaded.tsx';
import { type SettingChange, settingHistory } from '../../contract/settings.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.settings;

/** Who changed it, and the old and new values; loaded when it is opened. */
export function SettingHistory({ kind, name }: { kind: 'setting' | 'feature'; name: string }) {
  const [open, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ['admin', 'setting-history', kind, name],
    queryFn: ({ signal }) => call(settingHistory, { query: { kind, name }, signal }),
    enabled: open,
  });
  const { data } = query;
  return (
    <details className="mt-1 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-1 text-xs text-muted">
        {texts.history}
        <span className="sr-only"> {texts.historyOf(nameOf(kind, name))}</span>
      </summary>
      {open && !data && <Unloaded query={query} message={texts.historyFailed} rows={1} rowHeight={32} />}
      {data?.changes.length === 0 && <p className="py-1.5 text-muted">{texts.neverChanged}</p>}
      <ul className="not-empty:mt-1">
        {data?.changes.map((change) => (
          <li key={change.id} className="flex flex-wrap gap-x-4 py-1">
            <time dateTime={change.created_at} className="text-muted tabular-nums">
              {formatDateTime(change.created_at)}
            </time>
            <span>{change.operator ?? texts.gone}</span>
            <span className="min-w-0 wrap-anywhere">
              {change.changed
                .map(({ what, from, to }) => texts.changes[what](shown(what, from), shown(what, to)))
                .join('; ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function nameOf(kind: 'setting' | 'feature', name: string): string {
  return kind === 'setting' && name in texts.names ? texts.names[name as keyof typeof texts.names].name : name;
}

function shown(what: Changed['what'], value: Changed['from']): string {
  if (value === null) return what === 'next_price' ? texts.none : texts.default;
  return typeof value === 'boolean' ? (value ? texts.on : texts.off) : String(value);
}

type Changed = SettingChange['changed'][number];
