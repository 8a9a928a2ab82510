import { Copy } from 'lucide-react';
import { toast } from '#web/lib/toast.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { texts } from './texts.ts';

/** Copies a value to the clipboard. */
export function CopyButton({ label, value }: { label: string; value: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(texts.copied);
    } catch {
      // The clipboard requires a secure origin and permission.
      toast.error(texts.notCopied);
    }
  }
  return (
    <button
      type="button"
      aria-label={texts.copy(label)}
      title={texts.copy(label)}
      onClick={() => void copy()}
      className={`${buttonStyle('quiet', 'small')} -my-1 size-8 px-0!`}
    >
      <Copy aria-hidden="true" strokeWidth={1.5} className="text-muted" />
    </button>
  );
}
