import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { texts } from './texts.ts';

const words = texts.factor;

/** The codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-4 rounded-sheet border border-accent bg-raised p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {words.codesTitle}
      </h3>
      <p className="text-sm">{words.codesAbout}</p>
      <ol className="grid w-full grid-cols-1 gap-x-8 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => save(codes)}>
          {words.codesSave}
        </Button>
        <Button onClick={onDone}>{words.codesDone}</Button>
      </div>
    </div>
  );
}

function save(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
