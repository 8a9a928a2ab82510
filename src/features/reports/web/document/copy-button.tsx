import { Copy } from 'lucide-react';
import { toast } from '../../../../web/lib/toast.ts';
import { buttonStyle } from '../../../../web/ui/button.tsx';
import { texts } from '../texts.ts';

/** Copies a value to the clipboard. */
export function CopyButton({ label, value }: { label: string; value: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(texts.document.copied);
    } catch {
      // No clipboard without a secure address, or not allowed.
      toast.error(texts.document.notCopied);
    }
  }
  return (
    <button
      type="button"
      aria-label={texts.document.copy(label)}
      title={texts.document.copy(label)}
      onClick={() => void copy()}
      className={buttonStyle('quiet', 'icon')}
    >
      <Copy aria-hidden="true" strokeWidth={1.5} className="text-muted" />
    </button>
  );
}
