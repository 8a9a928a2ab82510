import { Link, useLocation, useNavigate } from 'react-router';
import type { DraftSentence } from '../../../../contract/draft-text.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import { texts } from '../texts.ts';
import { AbstractSlot } from './abstract-slot.tsx';
import { ChangeRefused } from './change-refused.tsx';
import { SecondChoice } from './second-choice.tsx';
import { useChange } from './use-change.ts';
import type { DraftOnPage } from './use-draft.ts';

/** What can be done with the chosen sentence: one press moves it, its words or its paragraph's can be written anew. */
export function SentencePanel({ page, sentence, paragraph, typing, setTyping }: SentencePanelProps) {
  const { change, busy, failure, clear } = useChange(page);
  const { search } = useLocation();
  const navigate = useNavigate();
  const lines = paragraph.map(({ words }) => words).join('\n');
  const whole = typing?.whole ?? false;
  const was = whole ? lines : sentence.words;
  const typed = typing?.text ?? was;
  const { text } = page.draft;
  const part = text?.parts.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'paragraph' && block.sentences.some(({ id }) => id === sentence.id)),
  );
  const close = () => {
    setTyping(null);
    document.getElementById(sentence.id)?.focus({ preventScroll: true });
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
  async function save() {
    const kind = whole ? ('rewrite' as const) : ('edit' as const);
    if (await change({ kind, sentence: sentence.id, text: typed })) close();
  }
  return (
    <section
      aria-label={texts.text.chosen}
      className="my-4 rounded-sheet border border-line bg-raised p-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p className="text-sm text-muted">
        {texts.text.originsLong[sentence.origin]}{' '}
        {sentence.repeats === null &&
          sentence.move &&
          (sentence.move.sure ? texts.text.sure : texts.text.unsure)(texts.text.moves[sentence.move.label])}
      </p>
      {sentence.repeats === null && text !== null && (
        <SecondChoice sentence={sentence} part={part?.id} places={text.places} changes={{ change, busy }} />
      )}
      {sentence.repeats !== null && (
        <>
          {sentence.move && <AbstractSlot page={page} slot={sentence.move.label} repeats={sentence.repeats} />}
          <p className="mt-2 text-sm">
            <Link to={{ search, hash: sentence.repeats }} replace preventScrollReset>
              {texts.text.slot.body}
            </Link>
          </p>
        </>
      )}
      {sentence.repeats === null && part !== undefined && text !== null && (
        <fieldset className="mt-3">
          <legend className="text-sm font-medium">{texts.text.moveTo}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {text.places.map(({ section, title, move }) => {
              const here = section === part.id && (move === null || move === sentence.move?.label);
              const wanted = busy?.kind === 'move' && busy.section === section && busy.move === move;
              return (
                <Button
                  key={`${section} ${move}`}
                  variant={here ? 'primary' : 'secondary'}
                  size="small"
                  aria-pressed={here}
                  busy={wanted}
                  disabled={busy !== null && !wanted}
                  onClick={() => void change({ kind: 'move', sentence: sentence.id, section, move })}
                >
                  {texts.text.place(title, move && texts.text.moves[move])}
                </Button>
              );
            })}
          </div>
        </fieldset>
      )}
      <Field label={whole ? texts.text.paragraph : texts.text.sentence} className="mt-4">
        <Textarea
          reading
          rows={whole ? 8 : 3}
          value={typed}
          onChange={(event) => {
            clear();
            setTyping({ sentence: sentence.id, whole, text: event.target.value });
          }}
        />
      </Field>
      <ChangeRefused failure={failure} onReload={() => void page.reload()} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          busy={busy !== null && busy.kind !== 'move'}
          busyText={texts.text.saving}
          disabled={typed.trim() === '' || typed === was}
          onClick={() => void save()}
        >
          {texts.text.save}
        </Button>
        {paragraph.length > 1 && sentence.repeats === null && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => setTyping({ sentence: sentence.id, whole: !whole, text: whole ? sentence.words : lines })}
          >
            {whole ? texts.text.oneSentence : texts.text.wholeParagraph}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={close}>
          {texts.text.close}
        </Button>
      </div>
    </section>
  );
}

interface SentencePanelProps {
  readonly page: DraftOnPage;
  readonly sentence: DraftSentence;
  /** The sentences of its paragraph, itself among them. */
  readonly paragraph: readonly DraftSentence[];
  readonly typing: Typing | null;
  readonly setTyping: (typing: Typing | null) => void;
}

/** What was typed and is not saved yet. */
export interface Typing {
  readonly sentence: string;
  /** The paragraph of the sentence, one sentence on a line. */
  readonly whole: boolean;
  readonly text: string;
}
