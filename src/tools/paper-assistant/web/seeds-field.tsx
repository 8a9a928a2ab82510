import { useId, useState } from 'react';
import { Field } from '../../../web/ui/field.tsx';
import { Textarea } from '../../../web/ui/textarea.tsx';
import { addSeedFile } from './seed-file.ts';
import { texts } from './texts.ts';

/** Seed papers, typed, pasted, or read from a file of a reference manager. */
export function SeedsField({ seeds, onChange }: { seeds: string; onChange: (seeds: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  return (
    <Field
      label={texts.options.seeds}
      optional
      hint={texts.options.seedsHint}
      error={problem ?? undefined}
      className="sm:col-span-2"
      aside={
        <label
          htmlFor={id}
          className="cursor-pointer text-accent underline underline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          {texts.seedFile.choose}
          <input
            id={id}
            type="file"
            accept=".bib,.bibtex,.ris"
            className="sr-only"
            onChange={async (event) => {
              const [file] = event.target.files ?? [];
              // So that the same file can be chosen again.
              event.target.value = '';
              if (file === undefined) return;
              const read = await addSeedFile(seeds, file);
              setProblem('problem' in read ? read.problem : null);
              if ('seeds' in read) onChange(read.seeds);
            }}
          />
        </label>
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
