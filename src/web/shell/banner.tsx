import { X } from 'lucide-react';
import { useShell } from '../lib/shell.ts';
import { texts } from './texts.ts';

/**
 * The announcement at the very top (lib/banner.ts). Its space is reserved from the start, so that nothing moves when it
 * slides in; a dismissed one is never shown again (the script in the head hides it before the first paint).
 */
export function Banner() {
  const { settings } = useShell();
  if (!settings.bannerEnabled) return null;
  return (
    <aside aria-label={texts.banner.label} className="banner print-hidden">
      <div className="min-h-0 overflow-hidden">
        <div className="banner-line flex items-center justify-center gap-2 border-b border-line bg-wash py-1 pr-1 pl-4 text-sm">
          <p dir="auto" className="min-w-0 flex-1 text-center wrap-anywhere">
            {settings.bannerText ?? texts.banner.text}
          </p>
          <button
            type="button"
            data-banner-dismiss=""
            aria-label={texts.banner.dismiss}
            className="flex size-8 shrink-0 items-center justify-center rounded-control text-muted hover:bg-paper hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
    </aside>
  );
}
