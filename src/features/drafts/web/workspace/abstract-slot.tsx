import type { DraftSentence, DraftText } from '#contract/draft-text.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { texts } from '../texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** The sentence that a part of the abstract repeats; choosing another one creates a version. */
export function AbstractSlot({ page, slot, repeats }: AbstractSlotProps) {
  const { change, busy, failure } = useChange(page);
  const { text } = page.draft;
  if (text === null) return null;
  const name = texts.text.moves[slot];
  const all = bodySentences(text);
  const fitting = all.filter(({ move }) => move?.label === slot);
  const groups = [
    { label: texts.text.slot.fitting(name), sentences: fitting },
    { label: texts.text.slot.others, sentences: all.filter((sentence) => !fitting.includes(sentence)) },
  ];
  return (
    <>
      <Field label={texts.text.slot.label(name)} className="mt-3">
        <Select
          value={repeats ?? ''}
          disabled={busy !== null}
          onChange={(event) =>
            void change({ kind: 'abstract', slot, sentence: event.target.value === '' ? null : event.target.value })
          }
        >
          <option value="">{texts.text.slot.none}</option>
          {groups
            .filter(({ sentences }) => sentences.length > 0)
            .map(({ label, sentences }) => (
              <optgroup key={label} label={label}>
                {sentences.map(({ id, words }) => (
                  <option key={id} value={id}>
                    {words.length > 100 ? `${words.slice(0, 99)}…` : words}
                  </option>
                ))}
              </optgroup>
            ))}
        </Select>
      </Field>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
    </>
  );
}

interface AbstractSlotProps {
  readonly page: DraftOnPage;
  readonly slot: NonNullable<DraftSentence['move']>['label'];
  /** The repeated sentence; null if this part is still a prompt. */
  readonly repeats: string | null;
}

function bodySentences({ parts }: DraftText): DraftSentence[] {
  return parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
    .filter(({ origin, move }) => (origin === 'user' || origin === 'user-edited') && move !== null);
}
