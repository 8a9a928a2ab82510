import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { TenancyStep } from '../contract.ts';
import { SourceOfStep } from './source-of-step.tsx';
import { texts } from './texts.ts';

/** A value with its uncertainty and its source. */
export function StatedValue({ label, step }: { label: string; step: TenancyStep }) {
  return (
    <>
      <p dir="auto" className={classNames('wrap-anywhere', step.shown.length > 160 ? 'line-clamp-3' : 'font-medium')}>
        {step.shown}
      </p>
      {step.state === 'check' && (
        <p className="text-warn">
          <Badge tone="warn">{texts.page.check}</Badge> {step.reason}
        </p>
      )}
      <SourceOfStep label={label} source={step.source} />
    </>
  );
}
