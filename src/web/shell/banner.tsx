import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { useShell } from '../lib/shell.ts';
import { classNames } from '../ui/class-names.ts';

/**
 * The news line at the very top. Its room is in the page from the start, so that nothing moves when the text slides in;
 * a dismissed one never shows again (the head's script hides it before the first paint).
 */
export function Banner() {
  const { settings } = useShell();
  const [phase, setPhase] = useState<'before' | 'shown' | 'leaving' | 'gone'>('before');

  useEffect(() => {
    if (document.documentElement.dataset.banner === 'off') {
      setPhase('gone');
      return;
    }
    const timer = setTimeout(() => setPhase('shown'), limits.banner.in);
    return () => clearTimeout(timer);
  }, []);

  if (!settings.bannerEnabled || phase === 'gone') return null;

  const dismiss = () => {
    setPhase('leaving');
    document.documentElement.dataset.banner = 'leaving';
    try {
      localStorage.setItem('foredraft_banner', 'dismissed');
    } catch {
      // It then comes back with the next document.
    }
    setTimeout(() => {
      document.documentElement.dataset.banner = 'off';
      setPhase('gone');
    }, limits.banner.out);
  };

  return (
    <aside
      aria-label="News"
      data-phase={phase}
      className={classNames(
        'banner grid overflow-hidden transition-[grid-template-rows] duration-300',
        phase === 'leaving' ? 'grid-rows-[0fr]' : 'grid-rows-[1fr]',
      )}
    >
      <div className="min-h-0 overflow-hidden">
        <div
          className={classNames(
            'flex items-center justify-center gap-2 border-b border-line bg-wash py-1 pr-1 pl-4 text-sm transition-[translate,opacity] duration-300',
            phase === 'shown' ? 'translate-y-0' : '-translate-y-full opacity-0',
          )}
        >
          <p className="flex-1 text-center">Now optimized for English academic writing. More languages coming soon!</p>
          <button
            type="button"
            aria-label="Dismiss this news"
            onClick={dismiss}
            className="flex size-8 shrink-0 items-center justify-center rounded-control text-muted hover:bg-paper hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
    </aside>
  );
}
