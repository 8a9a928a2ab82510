import { useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { texts } from './texts.ts';

const words = texts.created;

/** Shows a new key, only once. It gets the focus, so that screen readers announce it. */
export function CreatedKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-sheet border border-good bg-raised p-5 outline-none"
    >
      <h2 id={id} className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{words.about}</p>
      <div className="mt-4 flex items-end gap-2">
        <Field label={words.label} className="min-w-0 grow">
          <Input
            readOnly
            value={secret}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            className="font-mono"
          />
        </Field>
        <CopyButton label={words.copy} value={secret} />
      </div>
      <Button variant="secondary" className="mt-5" onClick={onDone}>
        {words.done}
      </Button>
    </section>
  );
}
