import { texts } from './texts.ts';

/** The first focusable element: skips the frame. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link without scripts, and moves the focus with them.
    <a
      href="#content"
      onClick={(event) => {
        // Only moves the focus: address and history stay the same.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      className="sr-only z-70 rounded-control bg-accent px-4 py-2 text-sm text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {texts.skip}
    </a>
  );
}
