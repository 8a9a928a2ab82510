import { useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { callFunction } from '#web/lib/api.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { largestImage, type UploadedImage, uploadImagePath } from '../../contract/management.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.picture;

/** Uploads an image for the blog and asks for its description. */
export function ImageDialog({ onClose, onUploaded }: ImageDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState<string>();

  async function upload(): Promise<boolean> {
    if (!file) return false;
    const form = new FormData();
    form.set('file', file);
    try {
      const query = new URLSearchParams({ alt: alt.trim() });
      onUploaded(await callFunction<UploadedImage>(`${uploadImagePath}?${query}`, { form }));
      return true;
    } catch (failure) {
      setError(shownMessage(failure, texts.failed));
      return false;
    }
  }

  const tooLarge = file !== null && file.size > largestImage;
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.about}
      confirmText={texts.confirm}
      busyText={texts.uploading}
      disabled={!file || tooLarge}
      error={tooLarge ? texts.tooLarge : error}
      onSubmit={upload}
    >
      <Field label={texts.file}>
        <Input
          type="file"
          accept="image/png,image/jpeg"
          className="py-2 text-sm"
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            setError(undefined);
          }}
        />
      </Field>
      <Field label={texts.alt} hint={texts.altHint}>
        <Input value={alt} maxLength={300} onChange={(event) => setAlt(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

interface ImageDialogProps {
  readonly onClose: () => void;
  readonly onUploaded: (picture: UploadedImage) => void;
}
