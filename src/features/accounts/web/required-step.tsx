import type { User } from '#contract/account.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { useSession } from '#web/lib/session.tsx';

/** Explains the required first step of an administrator, on the page where it is done. */
export function RequiredStep({ step }: { step: NonNullable<User['required_step']> }) {
  const { user } = useSession();
  if (user?.required_step !== step) return null;
  return (
    <p role="status" className="mb-6 rounded-sheet border border-line bg-raised p-4 text-sm">
      {errorCatalogue[step].message}
    </p>
  );
}
