import { limits } from '#contract/limits.ts';

/**
 * Identifies the banner's text, so that a new text is shown to users who dismissed the last one; '' for the product's
 * own.
 */
export function bannerKey(text: string | null): string {
  if (text === null) return '';
  let key = 0;
  for (const sign of text) key = (Math.imul(key, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return key.toString(36);
}

/**
 * Slides the banner in, and permanently out on a click on `[data-banner-dismiss]`; returns a cleanup function. Its
 * phase is on the document as `data-banner` ('shown', 'leaving', 'off'; none before that), and CSS does the rest.
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
      // It is shown again with the next document.
    }
    timers.add(setTimeout(() => (dataset.banner = 'off'), limits.banner.out));
  };
  document.addEventListener('click', pressed);
  return () => {
    for (const timer of timers) clearTimeout(timer);
    document.removeEventListener('click', pressed);
  };
}
