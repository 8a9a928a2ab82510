import type { Passage } from '#contract/lease-report.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useSources } from './sources.ts';
import { texts } from './texts.ts';

/**
 * Where a statement is in the document; a click shows its quote and page next to the report. A plain link, because a
 * report has hundreds, and the router's own is slow to render.
 */
export function SourceLink({ id, label, passage, among }: SourceLinkProps) {
  const { selected, addressOf, open } = useSources();
  const isSelected = selected === id;
  const place = texts.place(passage) + (among && among.count > 1 ? ` ${texts.among(among)}` : '');
  return (
    <a
      href={addressOf(id)}
      data-source={id}
      aria-label={texts.sourceOf(label, place)}
      aria-current={isSelected ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open(id);
      }}
      className={classNames(
        'inline-block py-1 text-xs wrap-anywhere text-accent underline decoration-transparent underline-offset-2 hover:decoration-current',
        isSelected && 'bg-mark/60 decoration-current',
      )}
    >
      {/* The number stays with its word. */}
      {place.replace(/page (?=\d)/, 'page\u00a0')}
    </a>
  );
}

interface SourceLinkProps {
  /** Key of the statement (see `reportKeys`). */
  readonly id: string;
  /** The statement's name for screen readers. */
  readonly label: string;
  readonly passage: Pick<Passage, 'clause' | 'page' | 'confidence'>;
  /** Its position among several sources of one statement. */
  readonly among?: { readonly at: number; readonly count: number };
}
