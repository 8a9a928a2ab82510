import { limits } from '../../contract/limits.ts';

/** Tells one text of the banner from another, so that a new one shows to those who dismissed the last; '' for the product's own. */
export function newsKey(text: string | null): string {
  if (text === null) return '';
  let key = 0;
  for (const sign of text) key = (Math.imul(key, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return key.toString(36);
}

/**
 * Lets the banner slide in, and out for good at a press of `[data-banner-dismiss]`; returns the end of it. Its phase
 * is on the document as `data-banner` ('shown', 'leaving', 'off'; none before), and style does the rest.
 */
export function followBanner(): () => void {
  const { dataset } = document.documentElement;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  if (dataset.banner === undefined) timers.add(setTimeout(() => (dataset.banner = 'shown'), limits.banner.in));
  const pressed = (event: MouseEvent) => {
    if (dataset.banner === 'leaving') return;
    if (!(event.target instanceof Element) || !event.target.closest('[data-banner-dismiss]')) return;
    dataset.banner = 'leaving';
    try {
      localStorage.setItem('foredraft_banner', `dismissed${dataset.news ?? ''}`);
    } catch {
      // It then comes back with the next document.
    }
    timers.add(setTimeout(() => (dataset.banner = 'off'), limits.banner.out));
  };
  document.addEventListener('click', pressed);
  return () => {
    for (const timer of timers) clearTimeout(timer);
    document.removeEventListener('click', pressed);
  };
}
