import { ImagePlus } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../web/ui/class-names.ts';
import { texts } from './texts.ts';

/**
 * Takes images by dropping, pasting, clicking or keyboard, and says how many of ten there are. Files may be dropped
 * anywhere on the page: beside the zone the browser would open them in the place of the page and what was written.
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
            // So that the same file can be chosen again after it was removed.
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

/** Hears of files dropped or pasted anywhere on the page; answers whether some are held over it now. Null: they are let fall. */
function useDroppedFiles(onFiles: ((files: File[]) => void) | null): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  }, [onFiles]);

  useEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(take.current !== null);
    };
    const leave = (event: DragEvent) => {
      // Leaving one element for another is no leaving; out of the window nothing follows.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take.current?.([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Copied from a text program, a text often brings a picture of itself.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      take.current?.(files);
    };
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);
  return over;
}
