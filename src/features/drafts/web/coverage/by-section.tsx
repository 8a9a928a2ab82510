import { classNames } from '#web/ui/class-names.ts';
import type { TextOnPage } from '../show-in-text.tsx';
import { texts } from '../texts.ts';
import type { DraftOnPage } from '../workspace/use-draft.ts';
import { CoverageRow } from './coverage-row.tsx';
import type { SectionCoverage, Work } from './group-coverage.ts';

/** Each section with a bar for its sentences: cited, supportable and unsupported ones, and those that need a source. */
export function BySection({ page, sections, works, inText }: BySectionProps) {
  if (sections.length === 0) return <p className="text-sm text-muted">{texts.coverage.none}</p>;
  return (
    <>
      <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {parts.map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <span className={classNames('size-2.5 rounded-full', colors[part])} />
            {texts.coverage.parts[part]}
          </li>
        ))}
      </ul>
      <div className="divide-y divide-line border-y border-line">
        {sections.map((section) => (
          <div key={section.id}>
            {section.rows.length === 0 ? (
              <div className="py-3 pl-4.5">
                <Counts section={section} />
              </div>
            ) : (
              <details open>
                <summary className="cursor-pointer py-3 marker:text-muted">
                  <span className="inline-block w-[calc(100%-1.25rem)] align-top">
                    <Counts section={section} />
                  </span>
                </summary>
                <ul className="divide-y divide-line border-t border-line pl-4.5">
                  {section.rows.map((row) => (
                    <li key={`${row.sentence ?? ''} ${row.text}`} className="py-3">
                      <CoverageRow page={page} row={row} works={works} inText={inText} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

interface BySectionProps {
  readonly page: DraftOnPage;
  readonly sections: readonly SectionCoverage[];
  readonly works: ReadonlyMap<string, Work>;
  readonly inText: TextOnPage | undefined;
}

const parts = ['cited', 'possible', 'lacking'] as const;

const colors = { cited: 'bg-accent', possible: 'bg-good', lacking: 'bg-warn' } as const;

function Counts({ section }: { section: SectionCoverage }) {
  const total = section.cited + section.possible + section.lacking;
  return (
    <>
      <span className="block font-medium wrap-anywhere">{section.title ?? texts.coverage.sentences}</span>
      <span className="block text-xs text-muted tabular-nums">
        {parts.flatMap((part) => (section[part] > 0 ? [texts.coverage.counted[part](section[part])] : [])).join(' · ')}
      </span>
      <span aria-hidden="true" className="mt-1.5 flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(
          (part) =>
            section[part] > 0 && (
              <span key={part} className={colors[part]} style={{ width: `${(100 * section[part]) / total}%` }} />
            ),
        )}
      </span>
    </>
  );
}
