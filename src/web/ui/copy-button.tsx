import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../lib/toast.ts';
import { buttonStyle } from './button.tsx';
import { texts } from './texts.ts';

/**
 * Copies a value to the clipboard and shows a check mark for two seconds. `label` names the button for screen readers.
 */
export function CopyButton({ label, value }: { label: string; value: string }) {
  // Counts copies, so that the check mark is shown for two seconds after each.
  const [copies, setCopies] = useState(0);
  const [ticked, setTicked] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setTicked(true);
    const over = setTimeout(() => setTicked(false), tickMilliseconds);
    return () => clearTimeout(over);
  }, [copies]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopies((count) => count + 1);
    } catch {
      toast.error(texts.copyFailed);
    }
  }

  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void copy()}
      className={`${buttonStyle('quiet', 'icon')} [&_svg]:size-4!`}
    >
      {ticked ? <Check aria-hidden="true" className="text-good" /> : <Copy aria-hidden="true" />}
      <span role="status" className="sr-only">
        {ticked && texts.copied}
      </span>
    </button>
  );
}

const tickMilliseconds = 2_000;
