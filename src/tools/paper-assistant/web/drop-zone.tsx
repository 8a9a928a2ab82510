import { ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { classNames } from '../../../web/ui/class-names.ts';
import { texts } from './texts.ts';

/** Takes images by dropping, clicking or keyboard, and says how many of ten there are. */
export function DropZone({ count, disabled, problem, onFiles }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const full = disabled || count >= limits.image.count;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }

  return (
    <div>
      <label
        htmlFor={id}
        data-testid="drop-zone"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex cursor-pointer flex-col items-center rounded-sheet border border-dashed px-4 py-6 text-center transition-colors focus-within:outline-2 focus-within:outline-accent',
          over ? 'border-accent bg-wash' : 'border-control hover:border-accent',
          full && 'cursor-not-allowed opacity-60',
        )}
      >
        <ImagePlus aria-hidden="true" className="mb-2 size-6 text-muted" />
        <span className="text-sm font-medium">{texts.dropTitle}</span>
        <span className="mt-0.5 text-xs text-muted">{texts.dropHint}</span>
        <span className="mt-2 text-xs text-muted tabular-nums">{texts.uploaded(count)}</span>
        <input
          id={id}
          type="file"
          multiple
          accept="image/png,image/jpeg"
          disabled={disabled}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // So that the same file can be chosen again after it was removed.
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
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
  readonly onFiles: (files: File[]) => void;
}
