import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../../web/lib/toast.ts';
import { buttonStyle } from '../../../web/ui/button.tsx';
import { texts } from './texts.ts';

/** Puts the code into the clipboard; for two seconds a tick says so. */
export function CopyButton({ code }: { code: string }) {
  // Counts the copies, so that each one has its two seconds.
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
      await navigator.clipboard.writeText(code);
      setCopies((count) => count + 1);
    } catch {
      toast.error(texts.copyFailed);
    }
  }

  return (
    <button
      type="button"
      aria-label={texts.copy(code)}
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
