import { FileText, X } from 'lucide-react';
import { buttonStyle } from '#web/ui/button.tsx';
import { texts } from './texts.ts';

/** The selected file, with a button to remove it. */
export function ChosenFile({ file, disabled, onRemove }: ChosenFileProps) {
  return (
    <section
      aria-label={texts.file.heading}
      className="mt-4 flex items-center gap-3 rounded-sheet border border-line bg-raised px-4 py-3"
    >
      <FileText aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-accent" />
      <p className="min-w-0 grow">
        <span className="block truncate font-medium">{file.name}</span>
        <span className="text-xs text-muted tabular-nums">{texts.file.size(file.size)}</span>
      </p>
      <button
        type="button"
        title={texts.file.remove}
        aria-label={`${texts.file.remove}: ${file.name}`}
        disabled={disabled}
        onClick={onRemove}
        className={buttonStyle('quiet', 'icon')}
      >
        <X aria-hidden="true" strokeWidth={1.5} />
      </button>
    </section>
  );
}

interface ChosenFileProps {
  readonly file: File;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}
