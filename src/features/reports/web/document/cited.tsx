import type { Passage } from '../../../../contract/lease-report.ts';
import { classNames } from '../../../../web/ui/class-names.ts';
import { texts } from '../texts.ts';
import { useSelection } from './selection.ts';

/** A passage of the document with its place; pressed, it is shown on its page. */
export function Cited({
  id,
  passage,
}: {
  id: string;
  passage: Pick<Passage, 'quote' | 'clause' | 'page' | 'confidence'>;
}) {
  const { selected, hasPages, select } = useSelection();
  const isSelected = selected === id;
  const quote = (
    <>
      <span className={classNames('block', !isSelected && 'line-clamp-3')}>“{passage.quote}”</span>
      <span className="mt-0.5 block text-xs text-accent">{texts.document.place(passage)}</span>
    </>
  );
  const look = classNames(
    'mt-1.5 block w-full border-l-2 py-0.5 pl-3 text-left text-sm text-muted wrap-anywhere',
    isSelected ? 'border-accent bg-mark/40 text-ink' : 'border-line',
  );
  if (!hasPages) {
    return (
      <blockquote id={id} className={look}>
        {quote}
      </blockquote>
    );
  }
  return (
    <button
      type="button"
      id={id}
      aria-pressed={isSelected}
      title={texts.document.show}
      onClick={() => select(id)}
      className={classNames(look, 'hover:border-accent hover:text-ink')}
    >
      {quote}
    </button>
  );
}
