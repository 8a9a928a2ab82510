import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatDateTime } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.backup;

/** When the last successful backup was made, with a warning if that is too long ago. Hidden for a new installation. */
export function BackupLine({ at, late, missingFiles }: BackupLineProps) {
  if (at === null && !late) return null;
  const warns = late || missingFiles > 0;
  const Icon = warns ? CircleAlert : CircleCheck;
  return (
    <p className={classNames('mt-4 flex items-start gap-2 text-sm', warns ? 'text-bad' : 'text-muted')}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {at === null ? (
          texts.none
        ) : (
          <>
            {texts.last} <time dateTime={at}>{formatDateTime(at)}</time>.
          </>
        )}
        {late && ` ${texts.late}`}
        {missingFiles > 0 && ` ${texts.missing(missingFiles)}`}
      </span>
    </p>
  );
}

interface BackupLineProps {
  /** null: there is none. */
  readonly at: string | null;
  readonly late: boolean;
  readonly missingFiles: number;
}
