import { texts } from './texts.ts';

/** The first thing that the keyboard meets: past the frame to the page. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link without scripts, and moves the focus with them.
    <a
      href="#content"
      onClick={(event) => {
        // Moves the focus alone: the address and its history stay as they are.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      className="sr-only z-70 rounded-control bg-accent px-4 py-2 text-sm text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {texts.skip}
    </a>
  );
}
