import { classNames } from '#web/ui/class-names.ts';
import { texts } from './texts.ts';

/** Whether a statement is certain, should be checked or was rejected; the tab "Please check" has the reason. */
export function StateBadge({ stated: { state, reason } }: { stated: Stated }) {
  return (
    <span
      title={reason}
      className={classNames('inline-block rounded-sm border px-1.5 text-xs whitespace-nowrap', styles[state])}
    >
      {texts.states[state]}
    </span>
  );
}

interface Stated {
  readonly state: keyof typeof texts.states;
  readonly reason?: string | undefined;
}

const styles: Readonly<Record<Stated['state'], string>> = {
  found: 'border-line text-muted',
  entered: 'border-line text-muted',
  check: 'border-warn font-medium text-warn',
  rejected: 'border-bad text-bad',
};
