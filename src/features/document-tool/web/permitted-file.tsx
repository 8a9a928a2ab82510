import type { RefObject } from 'react';
import { type DocumentProblem, permittedName } from '#contract/document-file.ts';
import { Button } from '#web/ui/button.tsx';
import { texts } from './texts.ts';

/** The same file under a permitted name, if only its name was refused; otherwise null. */
export function permittedFile(file: File, problem: DocumentProblem): File | null {
  if (problem.code !== 'document_name') return null;
  const { type, lastModified } = file;
  return new File([file], permittedName(file.name), { type, lastModified });
}

/** Chooses the file under its permitted name, next to the reason why its own was refused. */
export function UsePermitted({ file, control, onUse }: UsePermittedProps) {
  return (
    <Button
      variant="secondary"
      className="mt-2 max-w-full"
      onClick={() => {
        onUse(file);
        // This button disappears when the problem is solved.
        control.current?.focus();
      }}
    >
      <span className="truncate">{texts.file.renamed(file.name)}</span>
    </Button>
  );
}

interface UsePermittedProps {
  readonly file: File;
  readonly control: RefObject<HTMLInputElement | null>;
  readonly onUse: (file: File) => void;
}
