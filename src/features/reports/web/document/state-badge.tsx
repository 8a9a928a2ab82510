import { texts } from '../texts.ts';

/** Says that a statement should be checked, and why; nothing beside one that was found. */
export function StateBadge({ stated }: { stated: { readonly state: string; readonly reason?: string | undefined } }) {
  if (stated.state !== 'check') return null;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 text-sm text-warn">
      <span className="rounded-sm border border-current px-1.5 text-xs font-medium whitespace-nowrap">
        {texts.document.check}
      </span>
      {stated.reason && <span>{stated.reason}</span>}
    </span>
  );
}
