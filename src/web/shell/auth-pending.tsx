import { Spinner } from '../ui/spinner.tsx';
import { texts } from './texts.ts';

/**
 * Shown instead of the page until the user is known; tall enough that the footer is out of view and does not jump
 * later.
 */
export function AuthPending() {
  return (
    <div role="status" className="flex min-h-[80dvh] items-center justify-center">
      <span className="appear-late flex items-center gap-3 text-sm text-muted">
        <Spinner className="size-5 text-accent" />
        {texts.loading}
      </span>
    </div>
  );
}
