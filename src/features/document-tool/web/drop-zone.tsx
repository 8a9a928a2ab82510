import { FileText } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useDroppedFiles } from '#web/lib/use-dropped-files.ts';
import { classNames } from '#web/ui/class-names.ts';
import { texts } from './texts.ts';

/** Accepts one document by drop, paste, click or keyboard, and shows a message if the dialog was closed without a file. */
export function DropZone({ document, kinds = documents, disabled, problem, control, onFiles }: DropZoneProps) {
  const id = useId();
  const over = useDroppedFiles(disabled ? null : onFiles);
  const { cancelled, opened, chosen } = useCancelledDialog(control);
  return (
    <label
      htmlFor={id}
      data-testid="drop-zone"
      className={classNames(
        'flex cursor-pointer flex-col items-center rounded-sheet border border-dashed px-4 py-10 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        over ? 'border-accent bg-wash' : 'border-control hover:border-accent hover:bg-wash',
      )}
    >
      <FileText aria-hidden="true" strokeWidth={1.5} className="mb-3 size-7 text-muted" />
      <span className="font-medium text-balance">{texts.zone.title}</span>
      <span id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {kinds.hint}
      </span>
      <input
        ref={control}
        id={id}
        type="file"
        accept={kinds.accept}
        disabled={disabled}
        aria-label={texts.zone.label(document)}
        aria-describedby={problem ? `${problem} ${id}-hint` : `${id}-hint`}
        aria-invalid={problem ? true : undefined}
        className="sr-only"
        onClick={opened}
        onChange={(event) => {
          chosen();
          const files = [...(event.target.files ?? [])];
          // Allows choosing the same file again after it was removed.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <span role="status" className="mt-2 text-sm text-muted empty:hidden">
        {cancelled && texts.zone.cancelled}
      </span>
    </label>
  );
}

interface DropZoneProps {
  /** The kind of document: 'lease'. */
  readonly document: string;
  /** Accepted files, if not PDF and Word documents. */
  readonly kinds?: { readonly hint: string; readonly accept: string };
  readonly disabled: boolean;
  /** Id of the error message. */
  readonly problem: string | null;
  readonly control: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: File[]) => void;
}

const documents = {
  hint: texts.zone.hint,
  accept: '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Some browsers don't report a file dialog closed without a file: if no file arrives within this time after the window
 * regains the focus, it was cancelled.
 */
function useCancelledDialog(control: RefObject<HTMLInputElement | null>) {
  const [cancelled, setCancelled] = useState(false);
  const open = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const input = control.current;
    const closed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (open.current) setCancelled(true);
        open.current = false;
      }, cancelDelay);
    };
    const back = () => open.current && closed();
    window.addEventListener('focus', back);
    input?.addEventListener('cancel', closed);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', back);
      input?.removeEventListener('cancel', closed);
    };
  }, [control]);
  return {
    cancelled,
    opened() {
      open.current = true;
      setCancelled(false);
    },
    chosen() {
      open.current = false;
      setCancelled(false);
    },
  };
}

/** Milliseconds (features specification, section 5). */
const cancelDelay = 300;
