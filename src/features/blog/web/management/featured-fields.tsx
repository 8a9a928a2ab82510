import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { WorkingForm } from '../../contract/management.ts';
import { ImageDialog } from './image-dialog.tsx';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.editor;

/** The image above a post and in the list, by its address or uploaded, with its description. */
export function FeaturedFields({ form, change, error }: FeaturedFieldsProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <div className="flex items-start gap-2">
        <Field label={texts.featured} hint={texts.featuredHint} error={error} optional className="min-w-0 flex-1">
          <Input
            value={form.featured_image}
            maxLength={2_000}
            onChange={(event) => change({ featured_image: event.target.value })}
          />
        </Field>
        <Button variant="secondary" className="mt-6.5" onClick={() => setChoosing(true)}>
          {texts.upload}
        </Button>
      </div>
      {form.featured_image !== '' && (
        <Field label={texts.featuredAlt} hint={texts.featuredAltHint}>
          <Input
            value={form.featured_image_alt}
            maxLength={300}
            onChange={(event) => change({ featured_image_alt: event.target.value })}
          />
        </Field>
      )}
      {choosing && (
        <ImageDialog
          onClose={() => setChoosing(false)}
          onUploaded={({ address, alt }) => change({ featured_image: address, featured_image_alt: alt })}
        />
      )}
    </>
  );
}

interface FeaturedFieldsProps {
  readonly form: Pick<WorkingForm, 'featured_image' | 'featured_image_alt'>;
  readonly change: (next: Partial<WorkingForm>) => void;
  readonly error: string | undefined;
}
