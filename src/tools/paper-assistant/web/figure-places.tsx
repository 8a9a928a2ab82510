import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { texts } from './texts.ts';
import type { ShownProposals } from './use-figure-proposals.ts';
import type { PaperForm } from './use-paper-form.ts';

/** The sentence for each figure, for review before the draft is generated. */
export function FigurePlacesList({ form, proposals: { known, failed, asking, places } }: FigurePlacesProps) {
  const { images, text } = form;
  if (images.length === 0 || text.trim() === '') return null;
  return (
    <section aria-labelledby="places-heading" aria-busy={asking} className="mt-6 border-t border-line pt-4">
      <h3 id="places-heading" className="text-base">
        {texts.places.title}
      </h3>
      {known === null && (
        <p role="status" className="mt-1 text-xs text-muted">
          {failed ? texts.places.failed : texts.places.loading}
        </p>
      )}
      {known !== null && (
        <>
          <p className="mt-1 text-xs text-muted">{texts.places.hint}</p>
          <ul className="mt-3 grid gap-4">
            {images.map(({ id }, index) => {
              const { number = index + 1, by = null, sentence = null } = known.figures[index] ?? {};
              return (
                <li key={id}>
                  {by === 'number' && sentence !== null ? (
                    <p className="text-sm wrap-anywhere">{texts.places.named(number, brief(sentence))}</p>
                  ) : (
                    <Field label={texts.places.goesWith(number)}>
                      <Select
                        value={places.get(id) ?? ''}
                        onChange={(event) => form.placeImage(id, event.target.value === '' ? null : event.target.value)}
                      >
                        <option value="">{texts.places.none}</option>
                        {[...new Set(known.sentences)].map((each) => (
                          <option key={each} value={each}>
                            {brief(each)}
                          </option>
                        ))}
                      </Select>
                    </Field>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

interface FigurePlacesProps {
  readonly form: PaperForm;
  readonly proposals: ShownProposals;
}

function brief(sentence: string): string {
  return sentence.length > 100 ? `${sentence.slice(0, 99)}…` : sentence;
}
