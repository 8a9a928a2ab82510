import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { ReportFact } from '#contract/report/facts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useSources } from './sources.ts';
import { texts } from './texts.ts';

/** A small mark that links to a fact's source; nothing if the fact was computed from several. */
export function FactLink({ fact: { key, label } }: { fact: ReportFact }) {
  const { selected, addressOf, open } = useSources();
  if (key === undefined) return null;
  const isSelected = selected === key;
  return (
    <Link
      to={addressOf(key)}
      aria-label={texts.sourceOfFact(label)}
      title={texts.source}
      aria-current={isSelected ? 'true' : undefined}
      preventScrollReset
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open(key);
      }}
      className={classNames(
        'inline-flex size-6 items-center justify-center rounded-sm align-middle text-accent hover:bg-wash',
        isSelected && 'bg-mark/60',
      )}
    >
      <FileText aria-hidden="true" className="size-3.5" />
    </Link>
  );
}
