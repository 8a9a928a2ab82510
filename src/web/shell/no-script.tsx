import { texts } from './texts.ts';

/** On pages that only work with script: the reason why nothing happens without it. */
export function NoScript() {
  return (
    <noscript>
      <p className="mx-auto max-w-[72rem] px-4 pt-8 sm:px-8">{texts.noScript}</p>
    </noscript>
  );
}
