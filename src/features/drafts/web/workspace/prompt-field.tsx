import type { DraftChange } from '#contract/draft-changes.ts';
import type { DraftBlock, DraftText } from '#contract/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { texts } from '../texts.ts';
import { ChangeRefused } from './change-refused.tsx';
import { fieldOf, useTyped } from './typed-texts.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Where the answer to a prompt is kept until it is saved. */
export const answerKey = (section: string, move: Move) => fieldOf(answersOf(section), move);

/** The panel of a section's answers. */
export const answersOf = (section: string) => `answers-${section}`;

/** The moves that the prompts of a part ask for. */
export function promptsOf({ blocks }: Pick<DraftText['parts'][number], 'blocks'>): readonly Move[] {
  return blocks.flatMap((block) => (block.kind === 'gap' && block.move !== null ? [block.move] : []));
}

/** A prompt as a field: the typed text becomes the author's sentence in this place. */
export function PromptField({ gap, ...answer }: AnswerProps & { readonly gap: Gap }) {
  return (
    <AnswerField
      {...answer}
      label={texts.text.answer(gap.text)}
      hint={texts.text.answerHint}
      wanted={(text) => ({ kind: 'answer', section: answer.section, move: answer.move, text })}
    />
  );
}

/** What was typed into a prompt that another change has removed: it can be added as a sentence, or discarded. */
export function KeptAnswer(answer: AnswerProps) {
  const { page, section, move } = answer;
  const places = page.draft.text?.places ?? [];
  // The abstract only repeats sentences of the body.
  const place = places.find((one) => one.section === section) ?? places.find((one) => one.move === move);
  return (
    <div className="mb-3 border-l-2 border-warn pl-3 text-sm">
      <AnswerField
        {...answer}
        label={texts.text.keptAnswer}
        hint={texts.text.keptAnswerHint}
        discard
        wanted={(text) =>
          place ? { kind: 'add', section: place.section, after: null, paragraph: true, move, text } : null
        }
      />
    </div>
  );
}

function AnswerField({ page, section, move, label, hint, discard, wanted }: AnswerFieldProps) {
  const { change, busy, failure, clear } = useChange(page);
  const { text: typed, type, forget } = useTyped(answerKey(section, move), '');
  const saved = wanted(typed);
  async function save() {
    if (saved === null || !(await change(saved))) return;
    forget();
    // The field disappears with its prompt, so the focus moves to the section.
    document.getElementById(`part-${section}`)?.focus({ preventScroll: true });
  }
  return (
    <div className="mt-2">
      <Field label={label} hint={hint}>
        <Textarea
          reading
          rows={2}
          value={typed}
          onChange={(event) => {
            clear();
            type(event.target.value);
          }}
        />
      </Field>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={busy !== null}
          busyText={texts.text.saving}
          disabled={typed.trim() === '' || saved === null}
          onClick={() => void save()}
        >
          {texts.text.addToDraft}
        </Button>
        {discard && (
          <Button variant="quiet" size="small" disabled={busy !== null} onClick={forget}>
            {texts.text.discardAnswer}
          </Button>
        )}
      </div>
    </div>
  );
}

type Gap = DraftBlock & { kind: 'gap' };

type Move = NonNullable<Gap['move']>;

interface AnswerProps {
  readonly page: DraftOnPage;
  readonly section: string;
  readonly move: Move;
}

interface AnswerFieldProps extends AnswerProps {
  readonly label: string;
  readonly hint: string;
  readonly discard?: boolean;
  /** The change that saving makes; null if the draft has no place for the sentence. */
  readonly wanted: (text: string) => DraftChange | null;
}
