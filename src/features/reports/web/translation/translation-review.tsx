import { CircleAlert } from 'lucide-react';
import { countsOf, languages, type Translation } from '#contract/translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { texts } from './texts.ts';

/** How much was translated, and what is unchanged. */
export function TranslationSummary({ translation }: { translation: Translation }) {
  const { passages, source, same, notes } = translation;
  const kept = passages.filter((passage) => passage.kept !== null).length;
  return (
    <div className="mt-5">
      <p className="max-w-[65ch]">{texts.summary(passages.length - kept, passages.length, languages[source])}</p>
      {same.length > 0 && (
        <p className="mt-2 max-w-[65ch] text-sm text-muted">
          {texts.same} {countsOf(same)}.
        </p>
      )}
      <ul className="mt-2 flex max-w-[65ch] flex-col gap-1 text-sm text-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** Passages next to their source, with the reason if one was left untranslated. */
export function TranslationPassages({ translation, passages }: TranslationPassagesProps) {
  const { source, target } = translation;
  if (passages.length === 0) return <p className="mt-6 text-sm text-muted">{texts.nothingStayed}</p>;
  return (
    <table className="mt-6 w-full table-fixed border-collapse max-sm:block">
      <caption className="sr-only">{texts.caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-left text-sm text-muted">
          <th scope="col" className="py-2 pr-6 font-medium">
            {languages[source]}
          </th>
          <th scope="col" className="py-2 font-medium">
            {languages[target]}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {passages.map((passage, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: passages have nothing else, and never change their order.
            key={index}
            className="border-b border-line align-top font-serif leading-relaxed max-sm:block max-sm:py-3"
          >
            <td
              lang={source}
              dir="auto"
              className="py-3 pr-6 text-muted wrap-anywhere max-sm:block max-sm:py-1 max-sm:pr-0"
            >
              {passage.source}
            </td>
            <td
              lang={passage.kept === null ? target : source}
              dir="auto"
              className={classNames(
                'py-3 wrap-anywhere max-sm:block max-sm:py-1',
                passage.kept !== null && 'text-muted',
              )}
            >
              {passage.kept === null ? (
                passage.target
              ) : (
                <span lang="en" dir="ltr" className="flex items-start gap-2 font-sans text-sm text-warn">
                  <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  <span>
                    {texts.stayed(languages[source])} {passage.kept}
                  </span>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TranslationPassagesProps {
  readonly translation: Translation;
  /** All of them, or the untranslated ones. */
  readonly passages: Translation['passages'];
}
