import { formatDate, formatKilobytes } from '#web/lib/format.ts';
import type { DraftFile } from '../contract/drafts.ts';
import { texts } from './texts.ts';

/** The draft's size in KB and its date, or texts for unknown ones. */
export function describeDraft(file: Pick<DraftFile, 'created_at' | 'metadata'>): { size: string; date: string } {
  const { size } = file.metadata;
  return {
    size: size === null ? texts.list.unknownSize : formatKilobytes(size),
    date:
      file.created_at === null || Number.isNaN(Date.parse(file.created_at))
        ? texts.list.unknownDate
        : formatDate(file.created_at),
  };
}
