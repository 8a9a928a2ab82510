import { formatDateTime } from '#web/lib/format.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { postStatuses, type WorkingForm } from '../../contract/management.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.editor;

/** The status and, for a published post, the publication date. */
export function PublicationFields({ form, change, publishedAt, error }: PublicationFieldsProps) {
  const published = form.status === 'published';
  return (
    <>
      <Field label={texts.status}>
        <Select
          value={form.status}
          onChange={(event) => change({ status: event.target.value as WorkingForm['status'] })}
        >
          {postStatuses.map((status) => (
            <option key={status} value={status}>
              {status}
            </option>
          ))}
        </Select>
      </Field>
      {published && (
        <Field
          label={texts.publication}
          {...(publishedAt && form.publication === 'keep' ? { hint: formatDateTime(publishedAt) } : {})}
        >
          <Select
            value={form.publication}
            onChange={(event) => change({ publication: event.target.value as WorkingForm['publication'] })}
          >
            {(publishedAt ? (['keep', 'now', 'at'] as const) : (['now', 'at'] as const)).map((when) => (
              <option key={when} value={when}>
                {texts.publications[when]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {published && form.publication === 'at' && (
        <Field label={texts.publishAt} hint={texts.publishAtHint} error={error}>
          <Input
            type="datetime-local"
            value={form.publish_at}
            onChange={(event) => change({ publish_at: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}

interface PublicationFieldsProps {
  readonly form: Pick<WorkingForm, 'status' | 'publication' | 'publish_at'>;
  readonly change: (next: Partial<WorkingForm>) => void;
  /** As saved; null if the post isn't published. */
  readonly publishedAt: string | null;
  readonly error: string | undefined;
}
