import { texts } from './texts.ts';

/** For pages that need script: explains why nothing happens without it. */
export function NoScript() {
  return (
    <noscript>
      <p className="mx-auto max-w-[72rem] px-4 pt-8 sm:px-8">{texts.noScript}</p>
    </noscript>
  );
}
