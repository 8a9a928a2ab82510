import { ArrowDown, ArrowUp, CircleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { showDay } from '#contract/report/show.ts';
import { Button } from '#web/ui/button.tsx';
import type { TenancyChoice } from '../contract.ts';
import { texts } from './texts.ts';

const words = texts.form;

/** The chosen documents in order; buttons move them. */
export function ChosenDocuments({ documents, onChange, error }: ChosenDocumentsProps) {
  const titleId = useId();
  const move = (from: number, to: number) => {
    const next = [...documents];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-1.5 font-sans text-sm font-medium">
        {words.documents}
      </h2>
      {documents.length === 0 && <p className="text-sm text-muted">{words.none}</p>}
      <ol className="divide-y divide-line border-line not-empty:border-y">
        {documents.map(({ id, name, title, date }, index) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2 text-sm">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-medium wrap-anywhere">
                {index + 1}. {name}
              </p>
              <p className="wrap-anywhere text-muted">
                {title}
                {date !== null && `, ${texts.page.dated(showDay(date))}`}
              </p>
            </div>
            <div className="flex">
              <Button
                variant="quiet"
                size="small"
                aria-label={words.up(name)}
                disabled={index === 0}
                onClick={() => index > 0 && move(index, index - 1)}
                icon={<ArrowUp aria-hidden="true" />}
              />
              <Button
                variant="quiet"
                size="small"
                aria-label={words.down(name)}
                disabled={index === documents.length - 1}
                onClick={() => index < documents.length - 1 && move(index, index + 1)}
                icon={<ArrowDown aria-hidden="true" />}
              />
              <Button
                variant="quiet"
                size="small"
                aria-label={words.takeOut(name)}
                onClick={() => onChange(documents.filter((each) => each.id !== id))}
                icon={<X aria-hidden="true" />}
              />
            </div>
          </li>
        ))}
      </ol>
      {error && (
        <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </section>
  );
}

interface ChosenDocumentsProps {
  readonly documents: readonly TenancyChoice[];
  readonly onChange: (documents: TenancyChoice[]) => void;
  readonly error: string | undefined;
}
