import { ImagePlus } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { useDroppedFiles } from '#web/lib/use-dropped-files.ts';
import { classNames } from '#web/ui/class-names.ts';
import { texts } from './texts.ts';

/**
 * Accepts images by drop, paste, click or keyboard, and shows how many of the ten are used. Files can be dropped
 * anywhere on the page: otherwise the browser would open them in place of the page.
 */
export function DropZone({ count, disabled, problem, control, onFiles }: DropZoneProps) {
  const id = useId();
  const over = useDroppedFiles(disabled ? null : onFiles);
  return (
    <div>
      <label
        htmlFor={id}
        data-testid="drop-zone"
        className={classNames(
          'flex cursor-pointer flex-col items-center rounded-sheet border border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          over ? 'border-accent bg-wash' : 'border-control hover:border-accent hover:bg-wash',
        )}
      >
        <ImagePlus aria-hidden="true" className="mb-2 size-6 text-muted" />
        <span className="text-sm font-medium text-balance">{texts.dropTitle}</span>
        <span className="mt-0.5 text-xs text-muted">{texts.dropHint}</span>
        <input
          ref={control}
          id={id}
          type="file"
          multiple
          accept="image/png,image/jpeg"
          disabled={disabled}
          aria-describedby={problem ? `${id}-problem ${id}-count` : `${id}-count`}
          className="sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Allows choosing the same file again after it was removed.
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
        <span
          id={`${id}-count`}
          role="status"
          className={classNames('mt-2 text-xs tabular-nums', count > 0 ? 'font-medium text-accent' : 'text-muted')}
        >
          {texts.uploaded(count)}
        </span>
      </label>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

export interface DropZoneProps {
  readonly count: number;
  readonly disabled: boolean;
  readonly problem: string | null;
  readonly control: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: File[]) => void;
}
