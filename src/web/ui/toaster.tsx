import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { toasts } from '../lib/toast.ts';
import type { Toast, ToastKind } from '../lib/toast-queue.ts';
import { classNames } from './class-names.ts';
import { texts } from './texts.ts';

/** Where toasts appear: at the top right, newest first, announced politely. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, nothing);
  return (
    <section
      aria-label={texts.toasts.label}
      aria-live="polite"
      // Below the header, even while the announcement is above it, so that a toast doesn't cover any of the header's
      // buttons.
      className="pointer-events-none fixed top-18 right-4 left-4 z-70 sm:left-auto sm:w-96 [:root:has(.banner):not([data-banner=off])_&]:top-29"
    >
      <ol
        className="flex flex-col gap-2"
        onPointerEnter={toasts.hold}
        onPointerLeave={toasts.release}
        onFocus={toasts.hold}
        onBlur={toasts.release}
      >
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const { Icon, color } = looks[toast.kind];
  const { action } = toast;
  return (
    <li
      data-toast={toast.kind}
      className={classNames(
        'float-in pointer-events-auto flex items-start gap-3 rounded-sheet border border-line bg-raised py-3 pr-2 pl-4 text-sm shadow-float transition-opacity duration-300',
        toast.leaving && 'opacity-0',
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', color)} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="sr-only">{texts.toasts.kinds[toast.kind]}: </span>
        <span data-toast-message="">{toast.message}</span>
      </p>
      {action && (
        <button
          type="button"
          disabled={toast.leaving}
          onClick={() => {
            toasts.dismiss(toast.id);
            action.run();
          }}
          className="-my-1 min-h-7 shrink-0 rounded-control px-2 font-medium text-accent underline underline-offset-2 hover:bg-wash"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={texts.toasts.dismiss}
        onClick={() => toasts.dismiss(toast.id)}
        className="-my-1 flex size-7 shrink-0 items-center justify-center rounded-control text-muted hover:bg-wash hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}

const looks: Record<ToastKind, { Icon: typeof Info; color: string }> = {
  success: { Icon: CircleCheck, color: 'text-good' },
  error: { Icon: CircleAlert, color: 'text-bad' },
  info: { Icon: Info, color: 'text-accent' },
  warning: { Icon: TriangleAlert, color: 'text-warn' },
};

const none: readonly Toast[] = [];
const nothing = () => none;
