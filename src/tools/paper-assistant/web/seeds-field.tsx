import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { addSeedFile, seedExtensions } from './seed-file.ts';
import { texts } from './texts.ts';

/** Seed papers: typed, pasted, or read from a reference manager's file. */
export function SeedsField({ seeds, onChange }: { seeds: string; onChange: (seeds: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    const read = await addSeedFile(seeds, file);
    setProblem('problem' in read ? read.problem : null);
    if ('seeds' in read) onChange(read.seeds);
  };
  return (
    <Field
      label={texts.options.seeds}
      optional
      hint={texts.options.seedsHint}
      error={problem ?? undefined}
      className="sm:col-span-2"
      aside={
        <button
          type="button"
          onClick={() => chooseFile(take)}
          className="cursor-pointer text-accent underline underline-offset-2"
        >
          {texts.seedFile.choose}
        </button>
      }
    >
      <Textarea
        rows={4}
        value={seeds}
        spellCheck={false}
        onChange={(event) => {
          setProblem(null);
          onChange(event.target.value);
        }}
      />
    </Field>
  );
}

/**
 * Opens the system's file dialog. The input element is not in the page, because the page's own file input is for
 * images.
 */
function chooseFile(take: (file: File) => Promise<void>): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = seedExtensions;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) void take(file);
  });
  input.click();
}
