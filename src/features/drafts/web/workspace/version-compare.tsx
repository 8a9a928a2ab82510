import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentenceChange } from '#contract/draft-text.ts';
import { asPrinted } from '#contract/printed-text.ts';
import { call } from '#web/lib/api.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Unloaded } from '#web/ui/unloaded.tsx';
import { compareVersions } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Compares two versions: the sentences that were added, removed, moved or edited. */
export function VersionCompare({ userId, draft }: DraftOnPage) {
  const shown = draft.version?.number ?? 1;
  const [older, setOlder] = useState(Math.max(1, shown - 1));
  const [newer, setNewer] = useState(Math.max(2, shown));
  const query = useQuery({
    queryKey: ['draft-changes', userId, draft.fileName, older, newer],
    queryFn: ({ signal }) =>
      call(compareVersions, {
        params: { userId, fileName: draft.fileName, version: newer },
        query: { since: older },
        signal,
      }),
    enabled: older !== newer,
    // Versions never change.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section aria-labelledby="compare-versions" className="mt-10">
      <h2 id="compare-versions" className="text-lg">
        {texts.compare.title}
      </h2>
      <div className="mt-3 grid max-w-md grid-cols-2 gap-4">
        <VersionSelect label={texts.compare.older} value={older} onChange={setOlder} draft={draft} />
        <VersionSelect label={texts.compare.newer} value={newer} onChange={setNewer} draft={draft} />
      </div>
      <div className="mt-6">
        {older === newer ? (
          <p className="text-sm text-muted">{texts.compare.same}</p>
        ) : query.data ? (
          <Changes changes={query.data.changes} older={older} newer={newer} />
        ) : (
          <Unloaded
            query={query}
            message={texts.compare.failed}
            rows={2}
            rowHeight={64}
            label={texts.compare.loading}
          />
        )}
      </div>
    </section>
  );
}

interface VersionSelectProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (number: number) => void;
  readonly draft: DraftOnPage['draft'];
}

function VersionSelect({ label, value, onChange, draft }: VersionSelectProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {draft.versions.map(({ number, cause }) => (
          <option key={number} value={number}>
            {number}: {texts.versions.causes[cause]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Changes({ changes, older, newer }: { changes: readonly SentenceChange[]; older: number; newer: number }) {
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {changes.length === 0 ? texts.compare.none : texts.compare.count(changes.length)}
      </p>
      <ol className="mt-3 divide-y divide-line border-y border-line empty:border-0">
        {changes.map(({ kind, sentence, before, after }) => (
          <li key={sentence} className="py-4">
            <Badge tone={tones[kind]}>{texts.compare.kinds[kind]}</Badge>
            <dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
              <Side label={texts.compare.version(older)} side={before} other={after} gone />
              <Side label={texts.compare.version(newer)} side={after} other={before} />
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}

function Side({ label, side, other, gone = false }: SideProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">
        {label}
        {side !== null && `, ${side.place}`}
      </dt>
      <dd className="mt-0.5 font-serif text-[0.9375rem] leading-normal wrap-anywhere">
        {side === null ? (
          <span className="font-sans text-sm text-muted italic">{texts.compare.absent}</span>
        ) : (
          <span className={gone ? 'text-muted' : undefined}>{wordsOf(side, other)}</span>
        )}
      </dd>
    </div>
  );
}

interface SideProps {
  readonly label: string;
  readonly side: SentenceChange['before'];
  readonly other: SentenceChange['before'];
  readonly gone?: boolean;
}

/** As printed; as typed if nothing else differs. */
function wordsOf(side: { readonly words: string }, other: SentenceChange['before']): string {
  const printed = asPrinted(side.words);
  return other !== null && printed === asPrinted(other.words) ? side.words : printed;
}

const tones: Record<SentenceChange['kind'], BadgeTone> = {
  added: 'good',
  removed: 'bad',
  moved: 'accent',
  edited: 'warn',
};
