import type { AdminSettings } from '../../contract/settings.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.retention;

/** How long data is stored. Only operators can change this, because removed data is lost. */
export function Retention({ retention }: { retention: AdminSettings['retention'] }) {
  return (
    <section aria-label={texts.title}>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{texts.about}</p>
      <dl className="divide-y divide-line border-y border-line">
        {retention.map(({ kind, setting, days }) => (
          <div key={kind} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <dt>
              {texts.kinds[kind]}
              <code className="block text-xs text-muted">{setting}</code>
            </dt>
            <dd className="tabular-nums">{days === 0 ? texts.forEver(kind) : texts.days(days)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
